import { larger, smaller } from '../../../../core/money/fixed-point.ts';
import { decimalColumn } from '../../engine/kernel/basics/wire-format.ts';
import { serverPace } from '../../engine/market/broadcast.ts';
import type { Json } from '../../engine/kernel/basics/engine-types.ts';
import type { Pushed, Pushing, Telling } from '../basics/pushing.ts';
import { labelledOption } from './option-words.ts';
import { readJson } from '../basics/json-codec.ts';
import { rowOf, rowsOf, textOf, type Row } from '../basics/reply.ts';
import { decimalIn, wireNumber } from '../basics/shaping.ts';
import { inZone } from '../basics/time-zone.ts';
import { contractWithEpoch, contractWithTime, eightPlaces } from './trading-words.ts';

const asItIs: Telling = (payload) => [payload];

const contractLists = ['trades_all', 'trades_entrust', 'trades_cur'] as const;

/** Rows as the lists of contracts have them, JSON within the JSON. */
const contractMarks =
  (shape: (row: Row) => Row, risk: (value: Json) => Json): Telling =>
  (payload, { zoneHours }) => {
    const told = (name: string): string =>
      JSON.stringify(inZone(rowsOf(readJson(textOf(payload[name]))).map(shape), zoneHours));
    const lists = Object.fromEntries(contractLists.map((name) => [name, told(name)]));
    return [{ ...payload, hazard_rate: risk(payload['hazard_rate'] ?? 0), ...lists }];
  };

const closedOption: Telling = (payload, { zoneHours }) => {
  const row = rowOf(payload['data']);
  return [{ ...payload, data: inZone(labelledOption(row), zoneHours) }];
};

const personal = {
  lever_trade: contractMarks(contractWithEpoch, (risk) => risk),
  closed_microorder: closedOption,
};

const prices = ['open', 'close', 'high', 'low'] as const;

/** Prices as texts with the places of their columns. */
const pricesAsTexts = (payload: Row): Row => ({
  ...payload,
  ...Object.fromEntries(prices.map((name) => [name, decimalColumn(decimalIn(payload[name]), 5)])),
});

/** The older way of sending: every value is a text, what is nested is lost, and there is content of nothing. */
const allTexts = (payload: Row): Row => ({
  ...Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, textOf(value)])),
  content: '',
});

const withForm: Telling = (payload) => [{ ...payload, api_form: 'feed' }];

/** Trades of the feed; numbers beyond what JavaScript counts are texts. */
const tradeRows = (payload: Row): Row => ({
  ...payload,
  data: rowsOf(payload['data']).map((row) => ({ ...row, tradeId: wireNumber(row['id']) })),
});
/** What the house prices itself has none. */
const tradesOfFeed: Telling = (payload, { isOfFeed }) => (isOfFeed ? [tradeRows(payload)] : []);

/** Trades of the house come in an object that has a key too many. */
const strayTrades: Telling = (payload, { isOfFeed }) => {
  const { data, ...head } = tradeRows(payload);
  if (isOfFeed) return [{ ...head, data: data ?? [] }];
  const [first, second] = rowsOf(data);
  const pair = [first, second].filter((row) => row !== undefined);
  return pair.length === 0 ? [] : [{ ...head, data: pair.map((row) => ({ ...row, 0: '' })) }];
};

/** Levels of the house's own books, as texts. */
const levelsAsTexts = (levels: Json | undefined): Json =>
  Array.isArray(levels) ? levels.map((level: Json) => levelAsTexts(level)) : [];
const levelAsTexts = (level: Json): Json => (Array.isArray(level) ? level.map((part: Json) => textOf(part)) : level);
const bookOfTexts: Telling = (payload, { isOfFeed }) =>
  isOfFeed ? [payload] : [{ ...payload, bids: levelsAsTexts(payload['bids']), asks: levelsAsTexts(payload['asks']) }];

export const pushingA: Pushing = {
  pace: serverPace,
  events: {
    ...personal,
    kline: (payload, { isOfFeed }) => [isOfFeed ? payload : pricesAsTexts(payload)],
    daymarket: withForm,
    market_depth: bookOfTexts,
    match_trade: tradesOfFeed,
  },
};

const minutesOnly =
  (shape: (payload: Row) => Row): Telling =>
  (payload, { isOfFeed }) => {
    if (isOfFeed) return [payload];
    return payload['period'] === '1min' ? [shape(payload)] : [];
  };

export const pushingB: Pushing = {
  pace: serverPace,
  events: {
    ...personal,
    kline: minutesOnly(allTexts),
    daymarket: (payload, { isOfFeed }) => [
      isOfFeed ? { ...payload, api_form: 'feed' } : allTexts({ ...payload, period: '1min' }),
    ],
    market_depth: asItIs,
    match_trade: strayTrades,
  },
};

const shortPeriods: readonly Json[] = ['1min', '5min', '15min'];

/** Of markets beside coins the time is the moment of sending. */
const stamped = (payload: Row, { at }: Pushed): Row => ({ ...payload, period: '1min', time: String(at) });

export const pushingC: Pushing = {
  pace: serverPace,
  events: {
    ...personal,
    kline: (payload, pushed) => {
      if (pushed.isOfFeed) return shortPeriods.includes(payload['period'] ?? '') ? [payload] : [];
      return payload['period'] === '1min' ? [stamped(payload, pushed)] : [];
    },
    daymarket: (payload, { isOfFeed }) => [
      {
        ...payload,
        period: isOfFeed ? '1day' : '1dy',
        change: wireNumber(payload['change']),
        api_form: 'feed',
      },
    ],
    market_depth: asItIs,
    match_trade: strayTrades,
  },
};

/** High and low are those of open and close alone. */
function bodyOnly(payload: Row): Row {
  const [open, close] = [decimalIn(payload['open']), decimalIn(payload['close'])];
  return { ...payload, high: wireNumber(larger(open, close)), low: wireNumber(smaller(open, close)) };
}

const ofFeedOnly =
  (shape: (payload: Row) => Row): Telling =>
  (payload, { isOfFeed }) =>
    isOfFeed ? [shape(payload)] : [];

export const pushingD: Pushing = {
  pace: serverPace,
  events: {
    ...personal,
    lever_trade: contractMarks(contractWithTime, eightPlaces),
    kline: ofFeedOnly(bodyOnly),
    daymarket: (payload) => [
      {
        ...bodyOnly(payload),
        change: wireNumber(payload['change']),
        original_open: payload['open'] ?? 0,
        original_close: payload['close'] ?? 0,
        original_high: payload['high'] ?? 0,
        original_low: payload['low'] ?? 0,
        api_form: 'feed',
      },
    ],
    market_depth: ofFeedOnly((payload) => payload),
    match_trade: tradesOfFeed,
  },
};
