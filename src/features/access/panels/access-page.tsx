import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { GoOn } from '../../../core/navigation/go-on.tsx';
import { useReturnPath } from '../../../core/navigation/return-path.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { LanguageButton } from '../../shared/language/panels/language-button.tsx';
import { SiteMark } from '../../shared/site/panels/site-mark.tsx';
import { ShownPhrase } from '../../shared/safety-phrase/panels/shown-phrase.tsx';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import styles from './access-page.module.css';

/** How long the next page waits to learn who is signed in. */
const patienceMs = 5_000;

/** The draft of the next page belongs to a person: it appears once that person is known. */
function useIsKnown(isSignedIn: boolean): boolean {
  const { userId } = useSession();
  const { error } = useCurrentUser();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
  return userId !== undefined || error !== null || isLate;
}

/** The frame of the three pages. A signed-in person continues to the page that they wanted. */
export function AccessPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { isSignedIn } = useSession();
  const returnPath = useReturnPath();
  const isKnown = useIsKnown(isSignedIn);
  if (isSignedIn && isKnown) return <GoOn to={returnPath} />;
  return (
    <Page title={title} back wide actions={<LanguageButton />}>
      <div className={styles['column']}>
        <span className={styles['mark']}>
          <SiteMark isCentred />
        </span>
        <Suspense>
          <ShownPhrase />
        </Suspense>
        {isSignedIn ? <SkeletonRows count={3} height={56} /> : children}
      </div>
    </Page>
  );
}
