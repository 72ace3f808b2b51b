import { Suspense, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useReturnPath } from '../../../core/navigation/return-path.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { Page } from '../../../core/ui/page.tsx';
import { SiteMark } from '../../shared/brand/screens/site-mark.tsx';
import { ShownPhrase } from '../../shared/safety-phrase/screens/shown-phrase.tsx';
import styles from './access-page.module.css';

/** The frame of the three pages. Who is signed in has no business here and goes on to where they were going. */
export function AccessPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { isSignedIn } = useSession();
  const returnPath = useReturnPath();
  if (isSignedIn) return <Navigate to={returnPath} replace />;
  return (
    <Page title={title} back>
      <div className={styles['column']}>
        <span className={styles['mark']}>
          <SiteMark isCentred />
        </span>
        <Suspense>
          <ShownPhrase />
        </Suspense>
        {children}
      </div>
    </Page>
  );
}
