import { IconAlertTriangle } from '../../../core/ui/icons/alert-triangle.gen.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { TabStorage } from '../../../core/platform/tab-storage.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useMode } from './mode.ts';
import { useStay } from './use-stay.ts';
import styles from '../fallbacks/screen-state.module.css';

export interface LeavingPracticeProps {
  /** The page of practice that was shown last. */
  readonly back: string | undefined;
  readonly onContinue: () => void;
}

/** Whose practice this tab shows, as `useLastPlace` writes it. */
const ownerKey = 'practice';
const visitor = '-';

/** Between a practice page and a page of real money. Visitors have no real money: they go on without a question. */
export function LeavingPractice(props: LeavingPracticeProps) {
  useTextsAhead(['practice']);
  const tab = usePort(TabStorage);
  const { isSignedIn } = useSession();
  // A session that has ended leaves its person here: they are asked.
  const isVisitor = !isSignedIn && (tab.read(ownerKey) ?? visitor) === visitor;
  return isVisitor ? <GoOn onContinue={props.onContinue} /> : <Question {...props} />;
}

function GoOn({ onContinue }: Pick<LeavingPracticeProps, 'onContinue'>) {
  const pass = useEffectEvent(onContinue);
  useEffect(() => pass(), []);
  return undefined;
}

/** Staying is the primary button, and has the focus. */
function Question({ back, onContinue }: LeavingPracticeProps) {
  const t = useText('practice');
  const { isDemo } = useMode();
  const onStay = useStay(back);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <Page title={t('leaving.head')}>
      <div className={styles['state']}>
        <IconAlertTriangle size={36} stroke={1.75} aria-hidden="true" />
        <h2 className={styles['title']}>{t(isDemo ? 'leaving.demoTitle' : 'leaving.title')}</h2>
        <p>{t(isDemo ? 'leaving.demoText' : 'leaving.text')}</p>
        <p>{t('leaving.staysOpen')}</p>
        <div className={styles['choices']}>
          <Button ref={stay} variant="secondary" isWide onClick={onStay}>
            {t('leaving.stay')}
          </Button>
          <Button variant="secondary" isWide onClick={onContinue}>
            {t(isDemo ? 'leaving.demoContinue' : 'leaving.continue')}
          </Button>
        </div>
      </div>
    </Page>
  );
}
