import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '../../core/i18n/use-text.ts';
import { Button } from '../../core/ui/button.tsx';
import { Page } from '../../core/ui/page.tsx';
import { useMode } from './mode.ts';
import styles from './screen-state.module.css';

export interface LeavingPracticeProps {
  readonly onStay: () => void;
  readonly onContinue: () => void;
}

/** Stands between a practice page and a page of real money. Staying is as easy as going on. */
export function LeavingPractice({ onStay, onContinue }: LeavingPracticeProps) {
  const t = useText('shell');
  const { isDemo } = useMode();
  const title = t(isDemo ? 'leaving.demoTitle' : 'leaving.title');
  return (
    <Page title={title} heading={<span aria-hidden="true" />}>
      <div className={styles['state']}>
        <IconAlertTriangle size={36} stroke={1.75} aria-hidden="true" />
        <p className={styles['title']} aria-hidden="true">
          {title}
        </p>
        <p>{t(isDemo ? 'leaving.demoText' : 'leaving.text')}</p>
        <div className={styles['choices']}>
          <Button variant="secondary" isWide onClick={onStay} data-autofocus="">
            {t('leaving.stay')}
          </Button>
          <Button isWide onClick={onContinue}>
            {t(isDemo ? 'leaving.demoContinue' : 'leaving.continue')}
          </Button>
        </div>
      </div>
    </Page>
  );
}
