import type { UnreadableCount } from '../../../../core/domain/instrument.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import styles from './unreadable-pairs.module.css';

/** Stands with a list of pairs in which some that the server sent are missing. */
export function UnreadablePairs({ count }: { readonly count: UnreadableCount }) {
  const t = useText('market');
  const format = useFormat();
  return (
    <p className={styles['note']} role="status">
      {count === 'some' ? t('unreadableSome') : t('unreadable', { n: format.count(count) })}
    </p>
  );
}
