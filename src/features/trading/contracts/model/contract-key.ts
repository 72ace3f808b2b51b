import { canForesee, type ContractCounting } from '../../../../core/domain/orders/contract-counting.ts';
import type { TextKey } from '../../../../core/i18n/keys.d.ts';

/** Ids of the texts about contracts. */
export type ContractKey = TextKey<'contracts'>;

/** Why there is no liquidation price. */
export const noLiquidationKey = (counting: ContractCounting): ContractKey =>
  canForesee(counting) ? 'lines.noLevel' : 'lines.foreign';
