import { IconChartHistogram } from '../../../../core/ui/icons/chart-histogram.gen.tsx';
import { IconFileText } from '../../../../core/ui/icons/file-text.gen.tsx';
import { IconInfoCircle } from '../../../../core/ui/icons/info-circle.gen.tsx';
import { useCallback, useState, type ReactNode } from 'react';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import { SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import { PercentText } from '../../../../core/ui/money/money-text.tsx';
import { Page } from '../../../../core/ui/page/page.tsx';
import { Place } from '../../../../core/ui/page/place.tsx';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { useFavourites } from '../../../shared/favourites/data/favourites.ts';
import { useFreshInstruments } from '../../../shared/instruments/data/instruments.ts';
import { NoticeBell } from '../../../shared/notices/panels/notice-bell.tsx';
import { useStarRefusal } from '../../../shared/favourites/operations/use-star-refusal.ts';
import { restingGapMs, useQuote } from '../../../shared/quotes/data/use-quote.ts';
import { StarButton } from '../../../shared/quotes/parts/star-button.tsx';
import { FreshnessChip } from '../../../shared/quotes/panels/freshness-chip.tsx';
import { canTrade, products, type ProductId } from '../../mode/model/products.ts';
import type { TradeMode } from '../../mode/model/trade-mode.ts';
import { PairButton } from '../parts/pair-button.tsx';
import { useDeskLayout, useWideLayout } from '../../mode/parts/use-wide-layout.ts';
import type { MissingPairProps } from './missing-pair.tsx';
import type { DayStripProps } from './wide/day-strip.tsx';
import type { PairPickerProps } from './pair-picker.tsx';
import type { PairSheetProps } from './pair/pair-sheet.tsx';
import { productScreens, ViewingDesk } from './product-screens.tsx';
import type { PairOnScreen } from '../operations/use-pair.ts';

const pairToCome = <SkeletonRows count={6} height={56} />;
/** Once the list of pairs is there without it. */
const MissingPair = whenWanted<MissingPairProps>({
  load: async () => (await import('./missing-pair.tsx')).MissingPair,
  fallback: pairToCome,
});
const PairPicker = whenWanted<PairPickerProps>({
  load: async () => (await import('./pair-picker.tsx')).PairPicker,
  isWanted: ({ isOpen }) => isOpen,
});
const DayStrip = whenWanted<DayStripProps>({ load: async () => (await import('./wide/day-strip.tsx')).DayStrip });
const PairSheet = whenWanted<PairSheetProps>({
  load: async () => (await import('./pair/pair-sheet.tsx')).PairSheet,
  isWanted: ({ isOpen }) => isOpen,
});

export interface TradePageProps {
  readonly mode: TradeMode;
  readonly pair: PairOnScreen;
  readonly isTab: boolean;
  /** Above the desk: the choice of product. */
  readonly above?: ReactNode;
}

/** The page of one pair: its header, and the desk below. */
export function TradePage({ mode, pair, isTab, above }: TradePageProps) {
  const t = useText('trading');
  const { instrument, symbol = '' } = pair;
  if (instrument === undefined) {
    return (
      <Page title={t('title.trade', { symbol })} isTab={isTab} back={!isTab}>
        {above}
        {pair.isLoading && pair.error === null ? pairToCome : <MissingPair pair={pair} />}
      </Page>
    );
  }
  return <KnownPair mode={mode} pair={pair} isTab={isTab} above={above} instrument={instrument} />;
}

function KnownPair({ mode, pair, isTab, above, instrument }: TradePageProps & { readonly instrument: Instrument }) {
  const t = useText('trading');
  const [isPicking, setIsPicking] = useState(false);
  const isDesk = useDeskLayout();
  const product = products[mode.product];
  const isTradable = canTrade(product, instrument.category) && instrument.allows[mode.product];
  const Desk = (isTradable ? productScreens[mode.product]?.Desk : undefined) ?? ViewingDesk;
  const view = isTradable ? pair.view : 'chart';
  const { category } = instrument;
  const isOffered = useCallback(
    (one: Instrument) =>
      isTradable ? canTrade(product, one.category) && one.allows[mode.product] : one.category === category,
    [category, isTradable, product, mode.product],
  );
  const pick = (symbol: string): void => {
    setIsPicking(false);
    pair.choose(symbol);
  };
  const title =
    view === 'chart'
      ? t('title.chart', { symbol: instrument.symbol })
      : t('title.trade', { symbol: instrument.symbol });
  // Made here, and not while the desk renders: it does so with each price, and these do not depend on the price.
  const place = <PricePlace instrument={instrument} title={title} />;
  const heading = (
    <>
      <PairButton
        symbol={instrument.symbol}
        change={<DayChange symbol={instrument.symbol} />}
        isClosed={instrument.isOpen === false}
        note={<FreshnessChip symbol={instrument.symbol} />}
        onOpen={() => setIsPicking(true)}
      />
      {isDesk ? <DayStrip instrument={instrument} above={above} /> : undefined}
    </>
  );
  const actions = (
    <HeaderActions
      instrument={instrument}
      view={view}
      product={isTradable ? mode.product : undefined}
      show={pair.show}
    />
  );
  const picker = (
    <PairPicker
      isOpen={isPicking}
      isOffered={isOffered}
      selected={instrument.symbol}
      onPick={pick}
      onClose={() => setIsPicking(false)}
    />
  );
  return (
    <Desk
      // Another pair gets another ticket: a draft for one is never sent for the other.
      key={instrument.symbol}
      mode={mode}
      instrument={instrument}
      view={view}
      here={pair.here}
      renderPage={(content, footer) => (
        <Page
          title={title}
          place={place}
          isTab={isTab}
          back={!isTab}
          wide
          fills={isDesk}
          heading={heading}
          actions={actions}
          footer={footer}
        >
          {isDesk ? undefined : above}
          {content}
          {picker}
        </Page>
      )}
    />
  );
}

/** Names the document after the last price, until there is one after the page; and hears of a market that closes. */
function PricePlace({ instrument, title }: { readonly instrument: Instrument; readonly title: string }) {
  const { price } = useFormat();
  // A tab is named as often as a person can read it.
  const quote = useQuote(instrument.symbol, restingGapMs);
  const { symbol, priceStep } = instrument;
  useFreshInstruments(symbol);
  return <Place text={quote === undefined ? title : `${price(quote.price, priceStep).full} ${symbol}`} />;
}

const DayChange = ({ symbol }: { readonly symbol: string }) => <PercentText value={useQuote(symbol)?.change} />;

interface HeaderActionsProps extends Pick<PairOnScreen, 'view' | 'show'> {
  readonly instrument: Instrument;
  /** Undefined where the pair can only be looked at. */
  readonly product: ProductId | undefined;
}

function HeaderActions({ instrument, view, product, show }: HeaderActionsProps) {
  const t = useText('trading');
  const favourites = useFavourites();
  const [isOpen, setIsOpen] = useState(false);
  useStarRefusal(favourites.refusal);
  const isWide = useWideLayout();
  const isChart = view === 'chart';
  const Icon = isChart ? IconFileText : IconChartHistogram;
  return (
    <>
      {product !== undefined && !isWide ? (
        <IconButton
          label={isChart ? t('header.showTicket') : t('header.showChart')}
          onClick={() => show(isChart ? 'ticket' : 'chart')}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      ) : undefined}
      <StarButton
        symbol={instrument.symbol}
        isStarred={favourites.has(instrument.base.id)}
        onToggle={() => favourites.toggle(instrument.base.id)}
      />
      <NoticeBell />
      <IconButton label={t('header.moreOptions')} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <PairSheet isOpen={isOpen} instrument={instrument} product={product} onClose={() => setIsOpen(false)} />
    </>
  );
}
