import { describe, expect, test } from 'vitest';
import { secondsContext } from '../../../../../tests/support/option-samples.ts';
import { amount } from '../../../../core/money/amount.ts';
import type { SecondsContext, SecondsDraft } from './option-draft.ts';
import { emptySeconds, readSecondsDraft, secondsForm, writeSecondsDraft } from './option-ticket.ts';

const read = (draft: Partial<SecondsDraft>, context: SecondsContext = secondsContext()) =>
  secondsForm.read({ ...emptySeconds, ...draft }, context);
const keysOf = (draft: Partial<SecondsDraft>, context?: SecondsContext): readonly string[] =>
  read(draft, context).errors.map(({ key }) => key);

describe('secondsForm', () => {
  test('secondsForm: nothing is chosen for the person but the shortest length and the currency of the pair', () => {
    const draft = secondsForm.initial(secondsContext());
    expect(draft).toEqual({ seconds: undefined, stakeText: '', payingId: undefined });
    const { summary } = read(draft);
    expect([summary.period?.seconds, summary.currency?.name, summary.stake, summary.win]).toEqual([
      30,
      'USDT',
      undefined,
      undefined,
    ]);
  });

  test('secondsForm: the two outcomes, the fee on top and the wins that are needed, in money and percent', () => {
    const { summary, errors } = read({ stakeText: '100' });
    expect(errors).toEqual([]);
    expect([summary.win, summary.lose, summary.fee, summary.total]).toEqual(['85', '100', '0.5', '100.5']);
    expect(summary.isAllLost).toBe(true);
    // (100 + 0.5) / 185
    expect(summary.breakEven?.slice(0, 8)).toBe('54.32432');
  });

  test('switch 8: where only whole stakes are taken, one with a fraction is told so before it is sent', () => {
    const context = secondsContext();
    const whole = { ...context, periods: context.periods?.map((period) => ({ ...period, isWholeStake: true })) };
    expect(keysOf({ stakeText: '10.5' }, whole)).toEqual(['error.stakeWhole']);
    expect(keysOf({ stakeText: '10.0' }, whole)).toEqual([]);
  });

  test('secondsForm: where a length risks a part, only that can be lost, and its own bound holds', () => {
    const { summary } = read({ stakeText: '100', seconds: 600 });
    expect([summary.win, summary.lose, summary.isAllLost, summary.maxStake]).toEqual(['45', '50', false, '100']);
  });

  test.each([
    ['', 'error.stakeMissing'],
    ['ten', 'error.stakeInvalid'],
    ['0', 'error.stakeNotPositive'],
    ['1,234', 'error.ambiguous'],
    ['10.123456789', 'error.tooFine'],
    ['4.99', 'error.stakeTooSmall'],
    ['2000.01', 'error.stakeTooLarge'],
    // With the fee it is more than there is.
    ['1000', 'error.balance'],
  ])('secondsForm: a stake of “%s” is told %s', (stakeText, key) => {
    expect(keysOf({ stakeText })).toEqual([key]);
  });

  test('secondsForm: an unknown balance refuses nothing', () => {
    expect(keysOf({ stakeText: '1000', payingId: '1' })).toEqual([]);
  });

  test('secondsForm: a closed market is the first thing that is told', () => {
    const { instrument } = secondsContext();
    expect(keysOf({}, secondsContext({ instrument: { ...instrument, isOpen: false } }))[0]).toBe('error.marketClosed');
    expect(keysOf({}, secondsContext({ periods: [] }))[0]).toBe('error.noLengths');
  });

  test('secondsForm: another currency empties the stake, the same one keeps it', () => {
    const draft = { ...emptySeconds, stakeText: '10', payingId: '3' };
    const act = (id: string) => secondsForm.actions(draft, { type: 'currency', id }, secondsContext());
    expect([act('1').stakeText, act('3').stakeText]).toEqual(['', '10']);
  });

  test('secondsForm: a preset is written as the person’s language writes it; after the option the stake is gone', () => {
    const french = secondsContext({ languageTag: 'fr' });
    const picked = secondsForm.actions(emptySeconds, { type: 'stake-picked', stake: amount('0.5') }, french);
    expect(picked.stakeText).toBe('0,5');
    expect(secondsForm.actions(picked, { type: 'placed' }, french).stakeText).toBe('');
  });

  test('readSecondsDraft: what was written comes back, anything else does not', () => {
    const draft = { seconds: 60, stakeText: '1.5', payingId: '3' };
    expect(readSecondsDraft(writeSecondsDraft(draft))).toEqual(draft);
    expect(readSecondsDraft(writeSecondsDraft(emptySeconds))).toEqual(emptySeconds);
    expect([undefined, '', 'x\ny\nz', '1\n2\n3\n4'].map(readSecondsDraft)).toEqual(Array(4).fill(undefined));
  });
});
