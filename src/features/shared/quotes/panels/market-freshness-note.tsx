import { useText } from '../../../../core/i18n/use-text.ts';
import { useSavesData } from '../../../../core/preferences/use-preferences.ts';
import { useOffline } from '../../../../core/session/use-offline.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { useInstruments } from '../../instruments/data/instruments.ts';
import { useMarketFreshness } from '../data/use-freshness.ts';
import { AgeChip } from './freshness-chip.tsx';
import styles from './market-freshness-note.module.css';

/** The age of all prices together, with the way to ask for them again; floats above the lower edge of the page and moves nothing. */
export function MarketFreshnessNote() {
  const t = useText('shared');
  const age = useMarketFreshness();
  const isSaving = useSavesData();
  // Prices that are read now and then are late once the next ones should have come.
  const freshness = isSaving ? { ...age, isDelayed: age.isStale } : age;
  const { refetch, isFetching } = useInstruments();
  // Without a network asking again brings nothing, and the page says so above.
  const isOffline = useOffline();
  return (
    <div className={styles['floating']}>
      <AgeChip freshness={freshness} />
      {freshness.isDelayed && !isOffline ? (
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
