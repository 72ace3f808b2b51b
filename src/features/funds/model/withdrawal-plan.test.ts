import { expect, test } from 'vitest';
import type { WithdrawalTerms } from '../../../core/domain/wallets/withdrawal.ts';
import { amount } from '../../../core/money/amount.ts';
import { withdrawalPlan, type SavedPlace, type WithdrawalDraft } from './withdrawal-plan.ts';

/** Of the same form on every network of Ethereum's kind. */
const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const terms: WithdrawalTerms = {
  currencyName: 'USDT',
  available: amount('1000'),
  minimum: undefined,
  fee: { kind: 'fixed', sum: amount('1') },
  freeBelow: undefined,
  networks: ['erc20', 'bep20'],
  limitBtc: undefined,
  left: undefined,
  blocks: [],
};
const draft: WithdrawalDraft = { currencyId: '3', way: 'address', network: 'bep20', address, text: '' };

const plan = (saved: readonly SavedPlace[] | undefined, isOnlySaved = true) =>
  withdrawalPlan(draft, {
    terms,
    networks: ['erc20', 'bep20'],
    languageTag: 'en',
    used: [],
    saved,
    fresh: saved ?? [],
    isOnlySaved,
    cards: [],
  });

test('E17, H17 saved addresses alone: the same address on another network is another place', () => {
  expect(plan([{ network: 'erc20', address }]).addressProblem?.key).toBe('addressNotSaved');
  expect(plan([{ network: 'BEP20', address }]).addressProblem).toBeUndefined();
});

test('E17 saved addresses alone: one without a network is good for all of them', () => {
  expect(plan([{ network: undefined, address }]).addressProblem).toBeUndefined();
});

test('E17 saved addresses alone: what is not read is neither saved nor unsaved', () => {
  expect(plan(undefined).addressProblem?.key).toBe('savedNotRead');
  expect(plan([]).addressProblem?.key).toBe('addressNotSaved');
  expect(plan(undefined, false).addressProblem).toBeUndefined();
});

test('E17 the note about a new address is about its network, too', () => {
  expect(plan([{ network: 'bep20', address }]).notes).toContain('fresh');
  expect(plan([{ network: 'erc20', address }], false).notes).not.toContain('fresh');
});
