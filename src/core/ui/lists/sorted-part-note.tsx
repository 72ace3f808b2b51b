import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './record-table.module.css';

/** Rows of a list that has not been read to its end: the order says nothing of the others. */
export function SortedPartNote({ read }: { readonly read: number }) {
  const t = useText('records');
  const format = useFormat();
  return (
    <p className={styles['part']} role="status">
      {t('sortedPart', { n: format.count(read) })}
    </p>
  );
}
