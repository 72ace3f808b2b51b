import { useText } from '../../core/i18n/use-text.ts';
import { useBusy } from '../../core/query/use-busy.ts';
import styles from './busy-bar.module.css';

/** One thin line for all calls that take longer than 800 ms. */
export function BusyBar() {
  const t = useText('shell');
  const isBusy = useBusy();
  return isBusy ? <div className={styles['bar']} role="progressbar" aria-label={t('busy')} /> : undefined;
}
