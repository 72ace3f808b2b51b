import { describe, expect, test } from 'vitest';
import { optionContext } from '../../../../../tests/support/option-samples.ts';
import { amount } from '../../../../core/money/amount.ts';
import type { OptionContext, OptionDraft } from './option-draft.ts';
import { emptyOption, readOptionDraft, optionForm, writeOptionDraft } from './option-ticket.ts';

const read = (draft: Partial<OptionDraft>, context: OptionContext = optionContext()) =>
  optionForm.read({ ...emptyOption, ...draft }, context);
const keysOf = (draft: Partial<OptionDraft>, context?: OptionContext): readonly string[] =>
  read(draft, context).errors.map(({ key }) => key);

describe('optionForm', () => {
  test('optionForm: nothing is chosen for the person but the shortest length and the currency of the pair', () => {
    const draft = optionForm.initial(optionContext());
    expect(draft).toEqual({ seconds: undefined, stakeText: '', payingId: undefined });
    const { summary } = read(draft);
    expect([summary.period?.seconds, summary.currency?.name, summary.stake, summary.win]).toEqual([
      30,
      'USDT',
      undefined,
      undefined,
    ]);
  });

  test('optionForm: the two outcomes with the fee in both, and the wins that are needed, in money and percent', () => {
    const { summary, errors } = read({ stakeText: '100' });
    expect(errors).toEqual([]);
    expect([summary.win, summary.lose, summary.fee, summary.total]).toEqual(['84.5', '100.5', '0.5', '100.5']);
    expect(summary.isAllLost).toBe(true);
    // (100 + 0.5) / 185
    expect(summary.breakEven?.slice(0, 8)).toBe('54.32432');
  });

  test('switch 8: where only whole stakes are taken, one with a fraction is told so before it is sent', () => {
    const context = optionContext();
    const whole = { ...context, periods: context.periods?.map((period) => ({ ...period, isWholeStake: true })) };
    expect(keysOf({ stakeText: '10.5' }, whole)).toEqual(['error.stakeWhole']);
    expect(keysOf({ stakeText: '10.0' }, whole)).toEqual([]);
  });

  test('optionForm: where a length risks a part, only that can be lost, and its own bound holds', () => {
    const { summary } = read({ stakeText: '100', seconds: 600 });
    expect([summary.win, summary.lose, summary.isAllLost, summary.maxStake]).toEqual(['44.5', '50.5', false, '100']);
  });

  test.each([
    ['', 'error.stakeMissing'],
    ['ten', 'error.stakeInvalid'],
    ['0', 'error.stakeNotPositive'],
    ['1,234', 'error.stakeInvalid'],
    ['10.123456789', 'error.tooFine'],
    ['4.99', 'error.stakeTooSmall'],
    ['2000.01', 'error.stakeTooLarge'],
    // With the fee it is more than there is.
    ['1000', 'error.balance'],
  ])('optionForm: a stake of “%s” is told %s', (stakeText, key) => {
    expect(keysOf({ stakeText })).toEqual([key]);
  });

  test('optionForm: an unknown balance refuses nothing', () => {
    expect(keysOf({ stakeText: '1000', payingId: '1' })).toEqual([]);
  });

  test('optionForm: a closed market is the first thing that is told', () => {
    const { instrument } = optionContext();
    expect(keysOf({}, optionContext({ instrument: { ...instrument, isOpen: false } }))[0]).toBe('error.marketClosed');
    expect(keysOf({}, optionContext({ periods: [] }))[0]).toBe('error.noLengths');
  });

  test('optionForm: another currency empties the stake, the same one keeps it', () => {
    const draft = { ...emptyOption, stakeText: '10', payingId: '3' };
    const act = (id: string) => optionForm.actions(draft, { type: 'currency', id }, optionContext());
    expect([act('1').stakeText, act('3').stakeText]).toEqual(['', '10']);
  });

  test('optionForm: a preset is written as the person’s language writes it; after the option the stake is gone', () => {
    const french = optionContext({ languageTag: 'fr' });
    const picked = optionForm.actions(emptyOption, { type: 'stake-picked', stake: amount('0.5') }, french);
    expect(picked.stakeText).toBe('0,5');
    expect(optionForm.actions(picked, { type: 'placed' }, french).stakeText).toBe('');
  });

  test('readOptionDraft: what was written comes back, anything else does not', () => {
    const draft = { seconds: 60, stakeText: '1.5', payingId: '3' };
    expect(readOptionDraft(writeOptionDraft(draft))).toEqual(draft);
    expect(readOptionDraft(writeOptionDraft(emptyOption))).toEqual(emptyOption);
    expect([undefined, '', 'x\ny\nz', '1\n2\n3\n4'].map(readOptionDraft)).toEqual(Array(4).fill(undefined));
  });
});
