import { fromSteps } from '../../../../core/money/fixed-point.ts';
import { price as priceText } from '../../../../core/money/amount.ts';
import { candlesOf } from './candles.ts';
import { firstReachOf, firstTouchOf } from './first-touch.ts';
import { replayedDays } from './history/replayed-days.ts';
import type { ReplayedSeries } from './history/replayed-series.ts';
import { dayMs, isOpenAt } from './facts/hours.ts';
import type { Intervention } from './facts/interventions.ts';
import type { ListedInstrument } from './facts/instruments.ts';
import { ladderAround } from './ladder.ts';
import type { Ladder, Market } from '../kernel/domain/market.ts';
import { groundOf } from './price-path/daily-path.ts';
import { KeptBlocks } from './price-path/kept-blocks.ts';
import { tickMs } from './price-path/minute-ticks.ts';
import { PricePath } from './price-path/price-path.ts';
import { rangeOf } from './price-range.ts';
import { tradesOf } from './trades.ts';

export interface MarketGround {
  readonly seed: number;
  /** Epoch ms at which the generated future starts and the history ends; prices begin its UTC day at their reference level. */
  readonly epoch: number;
  readonly instruments: readonly ListedInstrument[];
  /** Real histories; an instrument without one has a generated past. */
  readonly history: readonly ReplayedSeries[];
  /** The presenter's acts so far: the array only grows, or is replaced as a whole. None by default. */
  readonly interventions?: () => readonly Intervention[];
  /** Days without intervention, shared with other markets of the same histories. Its own by default. */
  readonly calmDays?: KeptBlocks | undefined;
}

const nothing: readonly Intervention[] = [];

/** Days of minutes kept for all symbols together: about 10 MB. */
const keptDays = 256;

/** The market of one seed. Throws RangeError when asked for a symbol it does not list: use `find` first. */
export function createMarket(ground: MarketGround): Market {
  const { seed, epoch, instruments, history, interventions = () => nothing } = ground;
  const blocks = new KeptBlocks(keptDays);
  const seriesOf = new Map(history.map((series) => [series.symbol, series]));
  const listed = instruments.map((instrument) => ({
    ...instrument,
    source: seriesOf.get(instrument.symbol)?.source ?? instrument.source,
  }));
  const bySymbol = new Map(listed.map((instrument) => [instrument.symbol, instrument]));
  const byIds = new Map(listed.map((instrument) => [`${instrument.baseId}/${instrument.quoteId}`, instrument]));
  const byBase = new Map(listed.map((instrument) => [instrument.base, instrument]));
  const paths = new Map<string, PricePath>();
  /** The latest ladder of each symbol: orders and sent books of one tick use the same one. */
  const ladders = new Map<string, { at: number; last: number; isBuy: boolean; ladder: Ladder }>();

  const pathOf = (symbol: string): PricePath => {
    const known = paths.get(symbol);
    if (known !== undefined) return known.refresh();
    const instrument = bySymbol.get(symbol);
    if (instrument === undefined) throw new RangeError(`no instrument ${symbol}`);
    const series = seriesOf.get(symbol);
    const { category } = instrument;
    const days = series === undefined ? [] : replayedDays(series, { category, epochDay: Math.floor(epoch / dayMs) });
    const path = new PricePath(groundOf(instrument, seed), days, {
      epoch,
      blocks,
      calmDays: ground.calmDays ?? blocks,
      interventions,
    });
    paths.set(symbol, path);
    return path.refresh();
  };

  return {
    tickMs,
    instruments: listed,
    find: (symbol) => bySymbol.get(symbol),
    findByIds: (base, quote) => byIds.get(`${base}/${quote}`),
    lastPrice: (symbol, at) => pathOf(symbol).last(at).price,
    dayFigures: (symbol, at) => {
      const path = pathOf(symbol);
      return path.dayUntil(path.runningSpan(at), at);
    },
    candles: ({ symbol, period, ...window }) => candlesOf(pathOf(symbol), period, window),
    knowsDays: ({ symbol, from, at }) => pathOf(symbol).knowsDays(Math.floor(from / dayMs), at),
    ladder: (symbol, at) => {
      const path = pathOf(symbol);
      const last = path.last(at);
      const now = { at: Math.floor(last.at / tickMs) * tickMs, last: last.price, isBuy: last.isBuy };
      const known = ladders.get(symbol);
      if (known?.at === now.at && known.last === now.last && known.isBuy === now.isBuy) return known.ladder;
      const ladder = ladderAround(path.ground, now);
      ladders.set(symbol, { ...now, ladder });
      return ladder;
    },
    isOpen: (symbol, at) => {
      const path = pathOf(symbol);
      return isOpenAt(path.ground.instrument.category, at) && !path.isHalted(at);
    },
    ...searchesOf(pathOf),
    usdtPrice: (currency, at) => {
      // One USDT counts as one dollar: the two quote groups have no market between them.
      if (currency === 'USDT' || currency === 'USD') return priceText('1');
      const instrument = byBase.get(currency);
      return instrument === undefined
        ? undefined
        : fromSteps(pathOf(instrument.symbol).last(at).price, instrument.priceStep);
    },
  };
}

const searchesOf = (
  pathOf: (symbol: string) => PricePath,
): Pick<Market, 'trades' | 'firstTouch' | 'firstReach' | 'range'> => ({
  trades: ({ symbol, ...query }) => tradesOf(pathOf(symbol), query),
  firstTouch: ({ symbol, ...query }) => firstTouchOf(pathOf(symbol), query),
  firstReach: ({ symbol, ...query }) => firstReachOf(pathOf(symbol), query),
  range: ({ symbol, ...span }) => rangeOf(pathOf(symbol), span),
});
