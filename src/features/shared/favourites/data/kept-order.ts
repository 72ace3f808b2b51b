import { useSyncExternalStore } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { favouriteOrderOf } from './kept-currencies.ts';

export interface KeptOrder {
  readonly order: readonly CurrencyId[];
  keep(order: readonly CurrencyId[]): void;
}

/** The order that a person has given to favourites of this account. A server knows the stars, and no order of them. */
export function useKeptOrder(): KeptOrder {
  const { id: account } = useAccount();
  const kept = favouriteOrderOf(usePort(KeyValueStorage), account);
  return { order: useSyncExternalStore(kept.watch, kept.list), keep: (order) => kept.replace(order) };
}
