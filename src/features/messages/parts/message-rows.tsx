import { IconAlertTriangle } from '../../../core/ui/icons/alert-triangle.gen.tsx';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { demandsMoneyForRelease } from '../../../core/rules/text/release-demand.ts';
import styles from './message-rows.module.css';

export interface MessageRow {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The whole text, for warnings shown before it is opened. */
  readonly html: string;
  readonly createdAt: string;
  readonly path: string;
  /** False marks the row; nothing is marked where the server does not say. */
  readonly isRead: boolean | undefined;
}

/** Titles and beginnings; each opens the whole. */
export function MessageRows({ rows }: { readonly rows: readonly MessageRow[] }) {
  const t = useText('messages');
  const format = useFormat();
  return (
    <ul className={styles['rows']}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link to={row.path} className={styles['row']} data-unread={row.isRead === false || undefined}>
            <span className={styles['head']}>
              <span className={styles['title']}>{row.title}</span>
              {row.isRead === false ? <span className={styles['mark']}>{t('isNew')}</span> : undefined}
            </span>
            {demandsMoneyForRelease([row.title, row.summary, row.html].join('\n')) ? (
              <span className={styles['caution']}>
                <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
                {t('caution.mark')}
              </span>
            ) : undefined}
            {row.summary === '' ? undefined : <span className={styles['summary']}>{row.summary}</span>}
            {row.createdAt === '' ? undefined : (
              <span className={styles['time']}>{format.serverTime(row.createdAt)}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
