import { useText } from '../../../../core/i18n/use-text.ts';
import styles from '../../mode/parts/fact-list.module.css';

/** How a timed option opens, and the outcome of a tie; lengths, payouts and fees are in its ticket. */
export function OptionRules() {
  const t = useText('options');
  return (
    <>
      <p className={styles['rules']}>{t('lines.entry')}</p>
      <p className={styles['rules']}>{t('lines.tie')}</p>
    </>
  );
}
