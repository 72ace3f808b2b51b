import { useText } from '../../../../core/i18n/use-text.ts';
import { useNoWay } from '../../../../core/session/use-no-way.ts';
import styles from './orders.module.css';

/** Stands near what sends while the server does not answer. It may answer the next request: a tap still sends, once. */
export function NoWayNote() {
  const t = useText('connection');
  return useNoWay() === 'silent' ? (
    <p className={styles['asOf']} role="status">
      {t('noWay')}
    </p>
  ) : undefined;
}
