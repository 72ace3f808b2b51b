import { larger, smaller } from '../../../core/money/fixed-point.ts';
import { decimalColumn } from '../engine/kernel/wire-format.ts';
import { serverPace } from '../engine/market/broadcast.ts';
import type { Json } from '../engine/kernel/engine-types.ts';
import type { Pushed, Pushing, Telling } from './pushing.ts';
import { rowsOf, textOf, type Row } from './reply.ts';
import { decimalIn, wireNumber } from './shaping.ts';

const asItIs: Telling = (payload) => [payload];

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
  data: rowsOf(payload['data']).map((row) => ({ ...row, tradeId: row['id'] ?? 0 })),
});
const trades: Telling = (payload) => [tradeRows(payload)];

/** Trades of the house come in an object that has a key too many. */
const strayTrades: Telling = (payload, { isOfFeed }) => {
  const { data, ...head } = tradeRows(payload);
  if (isOfFeed) return [{ ...head, data: data ?? [] }];
  const [first, second] = rowsOf(data);
  const pair = [first, second].filter((row) => row !== undefined);
  return pair.length === 0 ? [] : [{ ...head, data: pair.map((row) => ({ ...row, 0: '' })) }];
};

const personal = { lever_trade: asItIs, closed_microorder: asItIs };

export const pushingA: Pushing = {
  pace: serverPace,
  events: {
    ...personal,
    kline: (payload, { isOfFeed }) => [isOfFeed ? payload : pricesAsTexts(payload)],
    daymarket: withForm,
    market_depth: asItIs,
    match_trade: trades,
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

/** High and low are those of open and close alone. */
function bodyOnly(payload: Row): Row {
  const [open, close] = [decimalIn(payload['open']), decimalIn(payload['close'])];
  return { ...payload, high: wireNumber(larger(open, close)), low: wireNumber(smaller(open, close)) };
}

/** Of markets beside coins the time is the moment of sending. */
const stamped = (payload: Row, { at }: Pushed): Row => ({ ...payload, period: '1min', time: String(at) });

export const pushingC: Pushing = {
  pace: serverPace,
  events: {
    ...personal,
    kline: (payload, pushed) => {
      if (pushed.isOfFeed) return shortPeriods.includes(payload['period'] ?? '') ? [bodyOnly(payload)] : [];
      return payload['period'] === '1min' ? [stamped(bodyOnly(payload), pushed)] : [];
    },
    daymarket: (payload, { isOfFeed }) => [
      {
        ...bodyOnly(payload),
        period: isOfFeed ? '1day' : '1dy',
        change: wireNumber(payload['change']),
        api_form: 'feed',
      },
    ],
    market_depth: asItIs,
    match_trade: strayTrades,
  },
};

const ofFeedOnly =
  (shape: (payload: Row) => Row): Telling =>
  (payload, { isOfFeed }) =>
    isOfFeed ? [shape(payload)] : [];

export const pushingD: Pushing = {
  pace: serverPace,
  events: {
    ...personal,
    kline: ofFeedOnly((payload) => payload),
    daymarket: (payload) => [
      {
        ...payload,
        change: wireNumber(payload['change']),
        original_open: payload['open'] ?? 0,
        original_close: payload['close'] ?? 0,
        original_high: payload['high'] ?? 0,
        original_low: payload['low'] ?? 0,
        api_form: 'feed',
      },
    ],
    market_depth: ofFeedOnly((payload) => payload),
    match_trade: trades,
  },
};
