import { useText } from '../../../core/i18n/use-text.ts';
import { demoWord, useMode } from './mode.ts';
import styles from './mode-badge.module.css';

/** The words for money that is not real, alone: for places too small to tap. */
export function ModeWords() {
  const t = useText('common');
  const mode = useMode();
  const { isDemo, isSimulated } = mode;
  if (!isDemo && !isSimulated) return undefined;
  return (
    <span className={styles['badges']}>
      {__SERVER__ === 'in-browser' && isDemo ? <span className={styles['demo']}>{t(demoWord(mode))}</span> : undefined}
      {isSimulated ? <span className={styles['simulated']}>{t('mode.practice')}</span> : undefined}
    </span>
  );
}
