import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useFreshness } from '../data/use-freshness.ts';
import type { Freshness } from '../data/freshness.ts';
import styles from './freshness-chip.module.css';

/** The age of a pair's price, once it matters. */
export function FreshnessChip({ symbol }: { readonly symbol: string }) {
  return <AgeChip freshness={useFreshness(symbol)} />;
}

/** The age of a price, or of all of them; nothing to see while it does not matter. */
export function AgeChip({ freshness }: { readonly freshness: Freshness }) {
  const t = useText('shared');
  const format = useFormat();
  return (
    <span
      className={freshness.isDelayed ? styles['chip'] : styles['none']}
      role="status"
      data-chip="age"
      data-stale={freshness.isStale || undefined}
    >
      {freshness.isDelayed ? (
        <>
          <span className={styles['spoken']}>{t('freshness.spoken')}</span>
          <span aria-hidden="true">{t('freshness.delayed', { age: format.relativeAge(freshness.ageMs) })}</span>
        </>
      ) : undefined}
    </span>
  );
}
