import { expect, test } from 'vitest';
import { price, quantity } from '../../money/amount.ts';
import { mergeCandle, type Candle } from './candle.ts';

const candle = (time: number, [open, high, low, close]: readonly [string, string, string, string]): Candle => ({
  time,
  open: price(open),
  high: price(high),
  low: price(low),
  close: price(close),
  volume: quantity('1'),
});

test('CH2 mergeCandle: a running candle that comes without its wicks keeps those that it had', () => {
  const running = candle(60_000, ['10', '14', '8', '11']);
  const pushed = { ...candle(60_000, ['10', '12', '10', '12']), volume: quantity('3') };
  expect(mergeCandle([running], pushed)).toEqual([
    { ...candle(60_000, ['10', '14', '8', '12']), volume: quantity('3') },
  ]);
});

test('CH2 mergeCandle: one that reaches further moves the wick, the next one begins anew, an earlier one is dropped', () => {
  const first = candle(60_000, ['10', '14', '8', '11']);
  const further = candle(60_000, ['10', '15', '7', '9']);
  const next = candle(120_000, ['9', '9', '9', '9']);
  expect([further, next, first].reduce(mergeCandle, [first] as readonly Candle[])).toEqual([further, next]);
});

test('CH2 mergeCandle: a tick moves the end and the wicks, and not what was traded', () => {
  const first = candle(60_000, ['10', '14', '8', '11']);
  const tick = { ...candle(60_000, ['16', '16', '16', '16']), volume: undefined, isTick: true };
  expect(mergeCandle([first], tick)).toEqual([candle(60_000, ['10', '16', '8', '16'])]);
});
