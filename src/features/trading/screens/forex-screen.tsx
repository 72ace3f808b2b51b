import { useText } from '../../../core/i18n/use-text.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/list-state.tsx';
import { Page } from '../../../core/ui/page.tsx';
import { useFavourites } from '../../shared/favourites/data/favourites.ts';
import { useStarRefusal } from '../../shared/favourites/screens/use-star-refusal.ts';
import { useInstruments } from '../../shared/instruments/data/instruments.ts';
import { QuoteRow } from '../../shared/quotes/screens/quote-row.tsx';
import { tradePath, type TradeMode } from '../model/trade-mode.ts';
import styles from './forex-screen.module.css';

/** The pairs of a category that can be looked at, each leading to its chart; says plainly that trading them is not part of this. */
export function ForexScreen({ mode }: { readonly mode: TradeMode }) {
  const t = useText('trading');
  const { data, error, refetch } = useInstruments();
  const favourites = useFavourites();
  useStarRefusal(favourites.refusal);
  const rows = data?.filter(({ instrument }) => instrument.category === mode.category);
  return (
    <Page title={t('title.forex')} back>
      <p className={styles['notice']}>{t('forex.notTradable')}</p>
      {rows === undefined && error === null ? <SkeletonRows count={8} height={56} /> : undefined}
      {rows === undefined && error !== null ? <ErrorState error={error} onRetry={() => void refetch()} /> : undefined}
      {rows?.length === 0 ? <EmptyState title={t('forex.none')} /> : undefined}
      <div aria-label={t('forex.pairs')} role="group">
        {rows?.map(({ instrument }) => (
          <QuoteRow
            key={instrument.symbol}
            instrument={instrument}
            to={tradePath(mode, instrument.symbol, 'chart')}
            isStarred={favourites.has(instrument.base.id)}
            onToggleStar={() => favourites.toggle(instrument.base.id)}
          />
        ))}
      </div>
    </Page>
  );
}
