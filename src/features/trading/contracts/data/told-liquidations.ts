import { useSyncExternalStore } from 'react';
import type { AccountScope } from '../../../../core/account/account-scope.ts';
import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';
import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import type { UserId } from '../../../../core/domain/people/user.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { useSession } from '../../../../core/session/use-session.ts';

export interface LiquidatedPosition {
  readonly id: OrderId;
  readonly symbol: string;
  /** After all fees, in the quote currency; undefined if unreadable. */
  readonly net: Amount | undefined;
}

/** Positions of one quote currency that were closed by force. */
export interface ToldLiquidation {
  readonly account: AccountScope;
  readonly owner: UserId;
  readonly quoteId: CurrencyId;
  readonly currency: string;
  readonly positions: readonly LiquidatedPosition[];
}

let told: readonly ToldLiquidation[] = [];
const listeners = new Set<() => void>();

function change(next: readonly ToldLiquidation[]): void {
  told = next;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isOfSame = (one: ToldLiquidation, other: ToldLiquidation): boolean =>
  one.account.id === other.account.id && one.quoteId === other.quoteId && one.owner === other.owner;

/** Stays until it is dismissed, on every page; later ones of the same currency join it, each position once. */
export function tellLiquidation(one: ToldLiquidation): void {
  const earlier = told.filter((other) => isOfSame(one, other)).flatMap(({ positions }) => positions);
  const known = new Set(one.positions.map(({ id }) => id));
  const positions = [...earlier.filter(({ id }) => !known.has(id)), ...one.positions];
  change([...told.filter((other) => !isOfSame(one, other)), { ...one, positions }]);
}

export const letGoOfLiquidation = (one: ToldLiquidation): void => change(told.filter((other) => other !== one));

/** The liquidations of this visit: of the current person alone. */
export function useToldLiquidations(): readonly ToldLiquidation[] {
  const { userId } = useSession();
  return useSyncExternalStore(watch, () => told).filter(({ owner }) => owner === userId);
}
