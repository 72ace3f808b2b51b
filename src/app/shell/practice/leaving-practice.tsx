import { IconAlertTriangle } from '../../../core/ui/icons/alert-triangle.gen.tsx';
import { useEffect, useRef } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
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

/** Appears between a practice page and a page of real money. Staying is the primary button, and has the focus. */
export function LeavingPractice({ back, onContinue }: LeavingPracticeProps) {
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
