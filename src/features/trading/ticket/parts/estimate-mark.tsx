import { useText } from '../../../../core/i18n/use-text.ts';
import styles from './ticket.module.css';

/** Before a figure that may still change. */
export function EstimateMark() {
  const t = useText('trading');
  const mark = '≈';
  return (
    <span className={styles['certainty']} title={t('ticket.lines.estimate')}>
      <span aria-hidden="true">{mark}</span>
      <span className={styles['spoken']}>{t('ticket.lines.estimate')}</span>
    </span>
  );
}
