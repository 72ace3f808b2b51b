import type { EngineAccount } from '../kernel/engine-types.ts';

/** Live and simulated contracts are the same domain twice: own orders, own series of ids. */
export interface LeverAccount {
  readonly account: EngineAccount;
  /** Name of the domain and first segment of its paths. */
  readonly root: 'lever' | 'monilever';
}

/** What the operator has switched on. */
export interface LeverSettings {
  readonly takesLimitOrders: boolean;
  readonly takesLevels: boolean;
}

export const usualSettings: LeverSettings = { takesLimitOrders: true, takesLevels: true };

export const leverAccounts: readonly LeverAccount[] = [
  { account: 'live', root: 'lever' },
  { account: 'moni', root: 'monilever' },
];
