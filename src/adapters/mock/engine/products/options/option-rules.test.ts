import { describe, expect, test } from 'vitest';
import { amount, rate } from '../../../../../core/money/amount.ts';
import type { OptionRecord } from './option-book.ts';
import {
  checkPace,
  checkStake,
  openTransfers,
  outcomeOf,
  readStake,
  settlementTime,
  settleTransfers,
} from './option-rules.ts';
import type { OptionCurrency, OptionPeriod } from './option-terms.ts';

const order: OptionRecord = {
  id: 1,
  user: '1',
  symbol: 'BTC/USDT',
  currency: 'USDT',
  direction: 'up',
  seconds: 30,
  stake: amount('200'),
  fee: amount('1'),
  payout: rate('85'),
  loss: null,
  openPrice: 640_000,
  openedAt: 0,
  dueAt: 30_000,
  settled: null,
};
const currency: OptionCurrency = {
  name: 'USDT',
  fee: rate('0.5'),
  minStake: amount('5'),
  maxStake: amount('20000'),
  maxOpen: 2,
  presets: [],
};
const period: OptionPeriod = {
  id: 1,
  seconds: 30,
  payout: rate('85'),
  loss: undefined,
  minStake: amount('10'),
  maxStake: amount('2000'),
};

describe('outcomeOf', () => {
  test.each([
    ['up', 640_001, 'won', '170'],
    ['up', 639_999, 'lost', '-200'],
    ['up', 640_000, 'draw', '0'],
    ['down', 639_999, 'won', '170'],
    ['down', 640_001, 'lost', '-200'],
    ['down', 640_000, 'draw', '0'],
  ] as const)('%s, closing at %i: %s %s', (direction, close, result, profit) => {
    expect(outcomeOf({ ...order, direction }, close)).toEqual({ result, profit });
  });

  test('where half of the stake is at risk, half of it is lost', () => {
    expect(outcomeOf({ ...order, loss: rate('50') }, 1)).toEqual({ result: 'lost', profit: '-100' });
  });
});

describe('transfers', () => {
  const moves = (list: ReturnType<typeof openTransfers>) =>
    list.map(({ from, to, amount: sum, kind }) => {
      const name = (owner: typeof from): string =>
        'house' in owner ? owner.house : `${owner.wallet} ${owner.locked ? 'locked' : 'free'}`;
      return `${name(from)} > ${name(to)} ${sum} (${kind})`;
    });

  test('at the opening: the stake is set aside, the fee is the house’s', () => {
    expect(moves(openTransfers(order, 'live'))).toEqual([
      'micro free > micro locked 200 (502)',
      'micro free > fees 1 (502)',
    ]);
  });

  test.each([
    [640_001, null, ['micro locked > micro free 200 (502)', 'options > micro free 170 (502)']],
    [640_000, null, ['micro locked > micro free 200 (502)']],
    [639_999, null, ['micro locked > options 200 (502)']],
    [639_999, rate('50'), ['micro locked > options 100 (502)', 'micro locked > micro free 100 (502)']],
  ])('closing at %i with a loss rate of %s', (close, loss, expected) => {
    const option = { ...order, loss };
    expect(moves(settleTransfers(option, outcomeOf(option, close), 'live'))).toEqual(expected);
  });
});

describe('settlementTime: the first tick after an option is due', () => {
  test.each([
    [30_000, 30_100],
    [30_001, 30_100],
    [30_099, 30_100],
  ])('due at %i ms it is settled at %i', (due, at) => {
    expect(settlementTime(due, 100)).toBe(at);
  });
});

describe('refusals', () => {
  const refused = (textKey: string, parameters?: object): unknown =>
    expect.objectContaining(parameters === undefined ? { textKey } : { textKey, parameters });

  test.each(['0', '-1', '', '1e3', '0.000000001', 'ten'])('readStake: %j is no stake', (text) => {
    expect(() => readStake(text)).toThrow(refused('parameter'));
  });

  test('checkStake: the bounds of the currency are asked before those of the length', () => {
    const check = (stake: string) => () => checkStake(amount(stake), { currency, period });
    expect(check('20001')).toThrow(refused('stakeTooLarge', { max: '20000', currency: 'USDT' }));
    expect(check('4')).toThrow(refused('stakeTooSmall', { min: '5', currency: 'USDT' }));
    expect(check('2000.01')).toThrow(refused('stakeTooLarge', { max: '2000', currency: 'USDT' }));
    expect(check('9.99')).toThrow(refused('stakeTooSmall', { min: '10', currency: 'USDT' }));
    for (const stake of ['10', '2000']) expect(check(stake)).not.toThrow();
  });

  test('checkPace: one a second, whatever it is paid with', () => {
    const last = { ...order, openedAt: 5000 };
    expect(() => checkPace({ last, open: [], at: 5999 }, undefined)).toThrow(refused('doNotRepeat'));
    expect(() => checkPace({ last, open: [], at: 6000 }, currency)).not.toThrow();
  });

  test('checkPace: so many open at once in one currency', () => {
    const open = [order, { ...order, id: 2 }];
    expect(() => checkPace({ last: undefined, open, at: 9000 }, currency)).toThrow(
      refused('tooManyOpen', { max: '2' }),
    );
    expect(() => checkPace({ last: undefined, open, at: 9000 }, { ...currency, name: 'BTC' })).not.toThrow();
  });
});
