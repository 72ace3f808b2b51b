import type { Bill, Wallets } from '../../../../core/domain/wallets/wallet.ts';
import { amount, type Amount } from '../../../../core/money/amount.ts';
import { add, isPositive, larger, subtract } from '../../../../core/money/fixed-point.ts';
import { ownedOf } from '../../wallets/model/wallet-values.ts';

type Line = Pick<Bill, 'change' | 'currencyName' | 'createdAt'>;

const none = amount('0');

/** What a person has of each currency, in all accounts together. */
function ownedByName({ accounts }: Wallets): ReadonlyMap<string, Amount> {
  const owned = new Map<string, Amount>();
  for (const balance of accounts.flatMap(({ balances }) => balances))
    owned.set(balance.currencyName, add(owned.get(balance.currencyName) ?? none, ownedOf(balance)));
  return owned;
}

/** The most by which a holding was ever smaller than now, by its lines, newest first. Lines of one moment are one step. */
function mostGained(lines: readonly Line[]): Amount {
  let gained = none;
  let most = none;
  lines.forEach(({ change, createdAt }, at) => {
    gained = add(gained, change);
    if (lines[at + 1]?.createdAt !== createdAt) most = larger(most, gained);
  });
  return most;
}

/**
 * What a person had of each currency at every moment since the first of these lines: the least of it. What came in meanwhile,
 * sent or bought, is not in it, so that no earlier move of its price is the person's.
 */
export function heldAllDay(wallets: Wallets, newestFirst: readonly Line[]): ReadonlyMap<string, Amount> {
  return new Map(
    [...ownedByName(wallets)].map(([name, owned]) => {
      const held = subtract(owned, mostGained(newestFirst.filter(({ currencyName }) => currencyName === name)));
      return [name, isPositive(held) ? held : none] as const;
    }),
  );
}

/** Tells one state of the balances from another: lines that were read before a change do not tell of it. */
export const signOf = (wallets: Wallets | undefined): string =>
  wallets === undefined ? '' : [...ownedByName(wallets)].map(([name, owned]) => `${name} ${owned}`).join('|');
