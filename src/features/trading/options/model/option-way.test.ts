import { describe, expect, test } from 'vitest';
import { sampleOption, optionContext } from '../../../../../tests/support/option-samples.ts';
import { amount, rate } from '../../../../core/money/amount.ts';
import { emptyOption, optionForm } from './option-ticket.ts';
import { optionAvailableAfter, optionGuards, optionWay, takeOptionSnapshot } from './option-way.ts';

const context = optionContext();
const snapshotOf = (stakeText: string) => {
  const { summary } = optionForm.read({ ...emptyOption, stakeText }, context);
  return takeOptionSnapshot('one', 'up', { summary, context });
};

describe('takeOptionSnapshot', () => {
  test('takeOptionSnapshot: freezes what was shown, and sends the price that was seen', () => {
    const snapshot = snapshotOf('10');
    expect(snapshot?.order).toEqual({
      matchId: '1001',
      payingCurrencyId: '3',
      direction: 'up',
      seconds: 30,
      stake: '10',
      seenPrice: '60000',
    });
    expect(snapshot).toMatchObject({ win: '8.45', lose: '10.05', fee: '0.05', total: '10.05', currency: 'USDT' });
    expect(snapshot === undefined ? undefined : optionAvailableAfter(snapshot)).toBe('989.95');
  });

  test('takeOptionSnapshot: of an incomplete ticket there is none', () => {
    expect(snapshotOf('')).toBeUndefined();
  });

  test('optionGuards: more of the balance than the limit is asked about', () => {
    const [small, large] = [snapshotOf('100'), snapshotOf('400')];
    expect(small === undefined ? undefined : optionGuards(small, rate('30'))).toEqual([]);
    expect(large === undefined ? undefined : optionGuards(large, rate('30'))).toEqual([
      { kind: 'balance-share', percent: '40.2' },
    ]);
  });
});

describe('optionWay', () => {
  const sent = snapshotOf('10');
  if (sent === undefined) throw new Error('the ticket is not complete');

  test('optionWay: an option just like it is taken for it, any other is not', () => {
    expect(optionWay.isTwin(sampleOption, sent)).toBe(true);
    const others = [{ direction: 'down' }, { seconds: 60 }, { stake: amount('11') }, { matchId: '1002' }] as const;
    expect(others.map((changes) => optionWay.isTwin({ ...sampleOption, ...changes }, sent))).toEqual(
      others.map(() => false),
    );
  });

  test('optionWay: what was kept is as good as before for finding out', () => {
    const read = optionWay.read(optionWay.write(sent));
    expect(read === undefined ? undefined : optionWay.isTwin(sampleOption, read)).toBe(true);
    expect(read).toMatchObject({ id: 'one', symbol: 'BTC/USDT', currency: 'USDT' });
    expect(optionWay.read(['one', 'BTC/USDT', 'USDT', '1', '3', 'sideways', '30', '10'])).toBeUndefined();
    expect(optionWay.read([])).toBeUndefined();
  });
});
