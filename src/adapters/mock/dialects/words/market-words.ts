import type { MarketCategory } from '../../../../core/domain/market/instrument.ts';
import { percentChange } from '../../../../core/money/arithmetic.ts';
import { compare, roundTo } from '../../../../core/money/fixed-point.ts';
import { findListed } from '../../engine/market/facts/instruments.ts';
import { decimalColumn } from '../../engine/kernel/basics/wire-format.ts';
import type { Json } from '../../engine/kernel/basics/engine-types.ts';
import { Broken, Declined } from '../basics/declined.ts';
import type { Exchange, Giving, Taking } from '../basics/dialect.ts';
import { rowsOf, textOf, type Row } from '../basics/reply.ts';
import { decimalIn, eachRow, wireNumber } from '../basics/shaping.ts';

/** Columns of a pair that only this backend has. */
const ownColumns: readonly string[] = [
  'market_type',
  'price_step',
  'quantity_step',
  'names',
  'source',
  'day_open',
  'day_high',
  'day_low',
  'is_open',
];

type Kinds = Readonly<Record<MarketCategory, number>>;

/** Prices of coins come from a feed, all others from a robot of the house. */
export const usualKinds: Kinds = { crypto: 2, forex: 3, stock: 3, futures: 3 };
/** All others are priced by the house itself. */
const ownKinds: Kinds = { crypto: 2, forex: 1, stock: 1, futures: 1 };
export const manyKinds: Kinds = { crypto: 2, forex: 0, futures: 3, stock: 6 };

const categoryOf = (value: Json | undefined): MarketCategory =>
  value === 'forex' || value === 'stock' || value === 'futures' ? value : 'crypto';

type ShapePair = (pair: Row) => Row;

const eachPair = (shape: ShapePair): Giving =>
  eachRow('', (block) => ({ ...block, quotation: rowsOf(block['quotation']).map(shape) }));

const plainPair =
  (kinds: Kinds): ShapePair =>
  (pair) => ({
    ...Object.fromEntries(Object.entries(pair).filter(([name]) => !ownColumns.includes(name))),
    market_from: kinds[categoryOf(pair['market_type'])],
  });

/** Beyond the numbers of real pairs. */
const hiddenFrom = 90_000;

/** All pairs in the order they were stored in, with a hidden one among them. */
const storedOrder: Giving = eachRow('', (block) => {
  const pairs = rowsOf(block['quotation']).toReversed();
  const [first] = pairs;
  const hidden =
    first === undefined ? [] : [{ ...first, id: hiddenFrom + wireNumber(first['id']), is_display: 0, sort: 0 }];
  return { ...block, quotation: [...hidden, ...pairs] };
});

const pricePlaces = 5;
const pricedInFive =
  (kinds: Kinds): ShapePair =>
  (pair) => ({
    ...plainPair(kinds)(pair),
    now_price: decimalColumn(decimalIn(pair['now_price']), pricePlaces),
  });

const quotationsOf = (kinds: Kinds): Exchange => ({
  asks: 'GET /currency/quotation_new',
  gives: [eachPair(pricedInFive(kinds)), storedOrder],
});
export const quotationsAsStored = quotationsOf(usualKinds);
export const quotationsOfHouse = quotationsOf(ownKinds);

export const quotationsWithChain: Exchange = {
  asks: 'GET /currency/quotation_new',
  gives: [
    eachPair((pair) => ({
      ...plainPair(manyKinds)(pair),
      type: textOf(pair['currency_name']).toLowerCase(),
      is_class: categoryOf(pair['market_type']) === 'crypto' ? 1 : 2,
      real_name: pair['currency_name'] ?? '',
      is_open: pair['is_open'] ?? 1,
    })),
    storedOrder,
  ],
};

const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
const withoutPlus = (text: string): string => text.replace(/^\+/, '');

const dayFigures: ShapePair = (pair) => ({
  ...plainPair(usualKinds)(pair),
  now_price: withoutZeros(textOf(pair['now_price'])),
  change: withoutPlus(textOf(pair['change'])),
  original_open: wireNumber(pair['day_open']),
  original_close: wireNumber(pair['now_price']),
  original_high: wireNumber(pair['day_high']),
  original_low: wireNumber(pair['day_low']),
});

/**
 * Blocks in no particular order, one of them empty; pairs from the end of their order. Clients that read the first block
 * alone find pairs there.
 */
const looseOrder: Giving = (message) => {
  const blocks = rowsOf(message).map((block) => ({ ...block, quotation: rowsOf(block['quotation']).toReversed() }));
  const [first, ...others] = blocks.toReversed();
  return first === undefined
    ? []
    : [first, { ...first, id: hiddenFrom, name: 'EURT', sort: 0, quotation: [] }, ...others];
};

export const quotationsOfDay: Exchange = {
  asks: 'GET /currency/quotation_new',
  gives: [eachPair(dayFigures), looseOrder],
};

const minuteSeconds = 60;
const daySeconds = 1440 * minuteSeconds;
const lengths: Readonly<Record<string, number>> = {
  '1min': minuteSeconds,
  '5min': 5 * minuteSeconds,
  '15min': 15 * minuteSeconds,
  '30min': 30 * minuteSeconds,
  '60min': 60 * minuteSeconds,
  '1H': 60 * minuteSeconds,
  '1day': daySeconds,
  '1D': daySeconds,
  '1week': 7 * daySeconds,
  '1W': 7 * daySeconds,
  '1mon': 30 * daySeconds,
  '1M': 30 * daySeconds,
};

const isOfFeed = (symbol: string): boolean => (findListed(symbol.toUpperCase())?.category ?? 'crypto') === 'crypto';

/** For every requested window the one that ends now, as long as `reach` says for the length of a candle. */
const untilNow =
  (reach: (length: number) => number): Taking =>
  (fields, { at }) => {
    const now = Math.floor(at / 1000);
    const length = lengths[fields['period'] ?? ''] ?? minuteSeconds;
    return { ...fields, from: String(now - reach(length)), to: String(now) };
  };

/** The latest `count` candles of a market that never closes. */
const latest = (count: number): Taking => untilNow((length) => count * length);

const longWeekendSeconds = 3 * daySeconds;

/** The same for a market that closes: shares trade a fifth of the hours of a week, and five of its seven days. */
const latestOfOpenHours = (count: number): Taking =>
  untilNow((length) => {
    if (length > daySeconds) return count * length;
    return (length === daySeconds ? 2 : 5) * count * length + longWeekendSeconds;
  });

const asksWindow: Taking = (fields, call) => {
  const [from, to] = [decimalIn(fields['from']), decimalIn(fields['to'])];
  if (fields['from'] === undefined || fields['to'] === undefined || compare(from, to) > 0)
    throw new Declined(call.say('parameter'));
  return fields;
};

const ofFeed =
  (taking: Taking, otherwise: Taking): Taking =>
  (fields, call) =>
    isOfFeed(fields['symbol'] ?? '') ? taking(fields, call) : otherwise(fields, call);

const unchanged: Taking = (fields) => fields;
const broken: Taking = () => {
  throw new Broken('no history');
};
/** Years are not built from the minutes of what the house prices itself. */
const withoutYears: Taking = (fields, call) => (fields['period'] === '1year' ? broken(fields, call) : fields);

const named: Giving = (candles, { fields: { symbol = '', period = '' } }) => {
  const [base = '', quote = ''] = symbol.toUpperCase().split('/');
  return rowsOf(candles).map((candle) => ({ ...candle, period, 'base-currency': base, 'quote-currency': quote }));
};

/** The running candle of what the house prices itself is cut off. */
const cutRunning: Giving = (candles, { fields: { symbol = '' } }) =>
  isOfFeed(symbol) ? candles : rowsOf(candles).slice(0, -1);

const mostCandles = 500;
/** Only the feed's are counted: what the house prices itself comes for the whole window. */
const mostOfFeed: Giving = (candles, { fields: { symbol = '' } }) =>
  isOfFeed(symbol) ? rowsOf(candles).slice(-mostCandles) : candles;
const candleCall = 'GET /currency/new_timeshar';

export const candlesOfFeed: Exchange = {
  asks: candleCall,
  takes: [asksWindow, ofFeed(latest(mostCandles), unchanged)],
  gives: [cutRunning, named, mostOfFeed],
};

/** The running minute of what the house prices itself has times that are a thousand times too large. */
const brokenRunning: Giving = (candles, { fields: { symbol = '', period }, at }) => {
  const rows = rowsOf(candles);
  const last = rows.at(-1);
  if (isOfFeed(symbol) || period !== '1min' || last === undefined) return candles;
  const time = wireNumber(last['time']);
  const isRunning = time + minuteSeconds * 1000 > at;
  return isRunning ? [...rows.slice(0, -1), { ...last, id: time, time: time * 1000 }] : candles;
};

export const candlesOfHouse: Exchange = {
  asks: candleCall,
  takes: [asksWindow, ofFeed(latest(mostCandles), withoutYears)],
  gives: [brokenRunning, named, mostOfFeed],
};

export const candlesOfFeedAlone: Exchange = {
  asks: candleCall,
  takes: [asksWindow, ofFeed(latest(mostCandles), broken)],
  gives: [named, mostOfFeed],
};

const fewCandles = 100;
const otherCandles = 300;

const turnoverAsVolume: Giving = (candles, { fields: { symbol = '' } }) => {
  const kind = manyKinds[findListed(symbol.toUpperCase())?.category ?? 'crypto'];
  return rowsOf(candles).map((candle) => {
    const change = percentChange(decimalIn(candle['close']), decimalIn(candle['open']));
    const shown = change === undefined ? 0 : wireNumber(roundTo(change, 2));
    return { ...candle, volume: candle['vol'] ?? 0, change: shown, market_from: kind };
  });
};

/** Other markets do not know `1H` and answer minutes. */
const minutesForHours: Taking = (fields) => (fields['period'] === '1H' ? { ...fields, period: '1min' } : fields);

/** A symbol that is not known is looked for in the other markets, and nothing is found. */
const nothingOfUnknown: Taking = (fields) => {
  const isKnown = findListed((fields['symbol'] ?? '').toUpperCase()) !== undefined;
  if (!isKnown) throw new Broken('no such symbol', { status: 200, body: { code: 1, msg: 'success', data: [] } });
  return fields;
};

export const candlesWithTurnover: Exchange = {
  asks: candleCall,
  takes: [
    nothingOfUnknown,
    ofFeed(asksWindow, minutesForHours),
    ofFeed(latest(fewCandles), latestOfOpenHours(otherCandles)),
  ],
  gives: [
    named,
    turnoverAsVolume,
    (candles, { fields }) => rowsOf(candles).slice(isOfFeed(fields['symbol'] ?? '') ? -fewCandles : -otherCandles),
  ],
};
