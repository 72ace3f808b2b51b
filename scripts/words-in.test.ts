import { expect, test } from 'vitest';
import { wordsIn } from './words-in.mjs';

test.each([
  ['Fee 0.1 %, at most', ['Fee', 'at', 'most']],
  ['BTC/USDT · 62,000.50 USDT', []],
  ['Buy Bitcoin with 10 USDT', ['Buy', 'with']],
  ['Your server’s stop-loss.', ['Your', 'server’s', 'stop-loss']],
  ['in 24h, Lv2', ['in']],
  ['Sent to tr****er@tandem.test', ['Sent', 'to']],
  ['Комиссия 5 %', ['Комиссия']],
])('words in %j', (text, words) => expect(wordsIn(text)).toEqual(words));
