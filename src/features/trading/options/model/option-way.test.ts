import { describe, expect, test } from 'vitest';
import { sampleOption, secondsContext } from '../../../../../tests/support/option-samples.ts';
import { amount, rate } from '../../../../core/money/amount.ts';
import { emptySeconds, secondsForm } from './option-ticket.ts';
import { secondsAvailableAfter, secondsGuards, secondsWay, takeSecondsSnapshot } from './option-way.ts';

const context = secondsContext();
const snapshotOf = (stakeText: string) => {
  const { summary } = secondsForm.read({ ...emptySeconds, stakeText }, context);
  return takeSecondsSnapshot('one', 'up', { summary, context });
};

describe('takeSecondsSnapshot', () => {
  test('takeSecondsSnapshot: freezes what was shown, and sends the price that was seen', () => {
    const snapshot = snapshotOf('10');
    expect(snapshot?.order).toEqual({
      matchId: '1001',
      payingCurrencyId: '3',
      direction: 'up',
      seconds: 30,
      stake: '10',
      seenPrice: '60000',
    });
    expect(snapshot).toMatchObject({ win: '8.5', lose: '10', fee: '0.05', total: '10.05', currency: 'USDT' });
    expect(snapshot === undefined ? undefined : secondsAvailableAfter(snapshot)).toBe('989.95');
  });

  test('takeSecondsSnapshot: of an incomplete ticket there is none', () => {
    expect(snapshotOf('')).toBeUndefined();
  });

  test('secondsGuards: more of the balance than the limit is asked about', () => {
    const [small, large] = [snapshotOf('100'), snapshotOf('400')];
    expect(small === undefined ? undefined : secondsGuards(small, rate('30'))).toEqual([]);
    expect(large === undefined ? undefined : secondsGuards(large, rate('30'))).toEqual([
      { kind: 'balance-share', percent: '40.2' },
    ]);
  });
});

describe('secondsWay', () => {
  const sent = snapshotOf('10');
  if (sent === undefined) throw new Error('the ticket is not complete');

  test('secondsWay: an option just like it is taken for it, any other is not', () => {
    expect(secondsWay.isTwin(sampleOption, sent)).toBe(true);
    const others = [{ direction: 'down' }, { seconds: 60 }, { stake: amount('11') }, { matchId: '1002' }] as const;
    expect(others.map((changes) => secondsWay.isTwin({ ...sampleOption, ...changes }, sent))).toEqual(
      others.map(() => false),
    );
  });

  test('secondsWay: what was kept is as good as before for finding out', () => {
    const read = secondsWay.read(secondsWay.write(sent));
    expect(read === undefined ? undefined : secondsWay.isTwin(sampleOption, read)).toBe(true);
    expect(read).toMatchObject({ id: 'one', symbol: 'BTC/USDT', currency: 'USDT' });
    expect(secondsWay.read(['one', 'BTC/USDT', 'USDT', '1', '3', 'sideways', '30', '10'])).toBeUndefined();
    expect(secondsWay.read([])).toBeUndefined();
  });
});
