import { useSearchParams } from 'react-router-dom';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import { useDesktop } from '../../../../core/ui/use-media.ts';
import { Page } from '../../../../core/ui/page/page.tsx';
import { useFavourites } from '../../../shared/favourites/data/favourites.ts';
import { useStarRefusal } from '../../../shared/favourites/operations/use-star-refusal.ts';
import { useInstruments } from '../../../shared/instruments/data/instruments.ts';
import { marketOf } from '../../../shared/instruments/model/market-of.ts';
import { QuoteRow } from '../../../shared/quotes/panels/quote-row.tsx';
import { RestingPricesNote } from '../../../shared/quotes/panels/resting-prices-note.tsx';
import { liveSpot, modesFor, tradePath, type TradeModes } from '../../mode/model/trade-mode.ts';
import styles from './forex-screen.module.css';
import { TradeHubScreen, type TradeHubScreenProps } from './trade-hub-screen.tsx';

/** The forex pairs; of the one that the address asks for, its hub. */
export function ForexScreen({ modes, preset }: Pick<TradeHubScreenProps, 'modes' | 'preset'>) {
  useTextsAhead(['trading', 'market', 'shared']);
  const [question] = useSearchParams();
  return question.has('symbol') ? <TradeHubScreen modes={modes} preset={preset} isTab={false} /> : <ForexPairs />;
}

const ways = (instrument: Instrument): TradeModes => modesFor('live', instrument);

/** Where a pair leads: to the first way to trade it, or to its chart. */
function pathOf(instrument: Instrument): string {
  const [first] = Object.values(ways(instrument));
  return first === undefined ? tradePath(liveSpot, instrument.symbol, 'chart') : tradePath(first, instrument.symbol);
}

/** Says so plainly if none of them can be traded. */
function ForexPairs() {
  const t = useText('trading');
  const market = useText('market');
  const { data, error, refetch } = useInstruments();
  const favourites = useFavourites();
  useStarRefusal(favourites.refusal);
  const rows = data?.filter(({ instrument }) => marketOf(instrument) === 'forex');
  const canTrade = rows?.some(({ instrument }) => Object.keys(ways(instrument)).length > 0) ?? true;
  return (
    <Page title={t('title.forex')} back wide={useDesktop()}>
      {canTrade || rows?.length === 0 ? undefined : <p className={styles['notice']}>{market('forex.notTradable')}</p>}
      {rows === undefined && error === null ? <SkeletonRows count={8} height={56} /> : undefined}
      {rows === undefined && error !== null ? <ErrorState error={error} onRetry={() => void refetch()} /> : undefined}
      {rows?.length === 0 ? <EmptyState title={market('forex.none')} /> : undefined}
      <RestingPricesNote />
      <div aria-label={market('forex.pairs')} role="group" className={styles['pairs']}>
        {rows?.map(({ instrument }) => (
          <QuoteRow
            key={instrument.symbol}
            instrument={instrument}
            to={pathOf(instrument)}
            isStarred={favourites.has(instrument.base.id)}
            onToggleStar={() => favourites.toggle(instrument.base.id)}
          />
        ))}
      </div>
    </Page>
  );
}
