import type { EngineAccount } from '../../kernel/basics/engine-types.ts';
import type { World } from '../../kernel/domain/mounted-domain.ts';
import type { ContractRules } from '../../kernel/basics/world-rules.ts';
import type { ContractRecord } from './contract-record.ts';

/** Live and simulated contracts are the same domain twice: own orders, own series of ids. */
export interface ContractAccount {
  readonly account: EngineAccount;
  /** Name of the domain and first segment of its paths. */
  readonly root: 'lever' | 'monilever';
  /** The usual ones where none are named. */
  readonly contracts?: ContractRules | undefined;
  /** Called within the same step when a position has opened and when it has ended. */
  readonly onTurn?: ((world: World, order: ContractRecord) => void) | undefined;
}

/** The operator's switches. */
export interface ContractSettings {
  readonly takesLimitOrders: boolean;
  readonly takesLevels: boolean;
}

export const usualSettings: ContractSettings = { takesLimitOrders: true, takesLevels: true };

export const contractAccounts: readonly ContractAccount[] = [
  { account: 'live', root: 'lever' },
  { account: 'moni', root: 'monilever' },
];
