import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { useInstruments } from '../../instruments/data/instruments.ts';
import { useFreshness, useMarketFreshness } from '../data/use-freshness.ts';
import type { Freshness } from '../data/freshness.ts';
import styles from './freshness-chip.module.css';

/** The age of a pair's price, once it matters. */
export function FreshnessChip({ symbol }: { readonly symbol: string }) {
  return <Chip freshness={useFreshness(symbol)} />;
}

/** The same for all prices together, with the way to ask for them again; floats above the lower edge of the page and moves nothing. */
export function MarketFreshnessNote() {
  const t = useText('shared');
  const freshness = useMarketFreshness();
  const { refetch, isFetching } = useInstruments();
  return (
    <div className={styles['floating']}>
      <Chip freshness={freshness} />
      {freshness.isDelayed ? (
        <Button
          variant="secondary"
          size="small"
          className={styles['refresh']}
          isBusy={isFetching}
          onClick={() => void refetch()}
        >
          {t('freshness.refresh')}
        </Button>
      ) : undefined}
    </div>
  );
}

function Chip({ freshness }: { readonly freshness: Freshness }) {
  const t = useText('shared');
  const format = useFormat();
  return (
    <span
      className={freshness.isDelayed ? styles['chip'] : styles['none']}
      role="status"
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
