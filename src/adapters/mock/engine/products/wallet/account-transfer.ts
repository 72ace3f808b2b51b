import * as v from 'valibot';
import { checkLocks, type FindPerson } from '../../people/access/order-gate.ts';
import type { Step } from '../../kernel/domain/domain.ts';
import { Refusal, type EngineAccount, type Json, type WalletKind } from '../../kernel/basics/engine-types.ts';
import { findCurrencyById, heldCurrencies } from '../../ledger/currencies.ts';
import { billKinds } from '../../ledger/bill-kinds.ts';
import { readMovedAmount } from '../../ledger/moved-amount-rules.ts';
import { holds } from '../../ledger/wallet-rows.ts';

/** A transfer's dependencies on the rest of the backend. */
export interface TransferTools {
  readonly findPerson: FindPerson;
  /** Open positions are covered by the balance of their account. */
  hasOpenPositions(user: string, account: EngineAccount): boolean;
}

const wallet = v.picklist(['legal', 'change', 'lever', 'micro']);
const wish = v.strictObject({
  user: v.string(),
  account: v.picklist(['live', 'moni']),
  currency: v.string(),
  from: wallet,
  to: wallet,
  amount: v.string(),
});

const kindOut: Readonly<Record<WalletKind, number>> = {
  legal: billKinds.legalOut,
  change: billKinds.spotOut,
  lever: billKinds.contractOut,
  micro: billKinds.contractOut,
};
const kindIn: Readonly<Record<WalletKind, number>> = {
  legal: billKinds.legalIn,
  change: billKinds.spotIn,
  lever: billKinds.contractIn,
  micro: billKinds.contractIn,
};
/** The lines that a transfer leaves. */
export const transferKinds: readonly number[] = [...Object.values(kindOut), ...Object.values(kindIn)];

/**
 * Takes `{user, account, currency, from, to, amount}`. Both legs are booked at once, by way of an account of the house
 * that is empty before and after. Refuses `fundsFrozen`, `parameter`, `unknownWallet`, `closePositionsFirst`,
 * `insufficientBalance`.
 */
export function moveBetweenAccounts(
  tools: TransferTools,
  { ledger, at }: Pick<Step<null>, 'ledger' | 'at'>,
  argument: Json,
): Json {
  const { user, account, currency: id, from, to, amount: text } = v.parse(wish, argument);
  if (account === 'live') checkLocks(tools.findPerson(user), 'transfer', at);
  if (from === to) throw new Refusal('parameter');
  const currency = findCurrencyById(id);
  if (currency === undefined || !heldCurrencies.includes(currency)) throw new Refusal('unknownWallet');
  if (!holds(from, currency) || !holds(to, currency)) throw new Refusal('unknownWallet');
  if (from === 'lever' && tools.hasOpenPositions(user, account)) throw new Refusal('closePositionsFirst');
  const source = { user, account, wallet: from, locked: false };
  const transit = { house: 'transit' } as const;
  const moved = { currency: currency.name, amount: readMovedAmount(text, ledger.balance(source, currency.name)) };
  ledger.transfer(
    [
      { ...moved, from: source, to: transit, kind: kindOut[from] },
      { ...moved, from: transit, to: { ...source, wallet: to }, kind: kindIn[to] },
    ],
    at,
  );
  return null;
}
