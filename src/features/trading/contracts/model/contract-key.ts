import { canForesee, type ContractCounting } from '../../../../core/domain/orders/contract-counting.ts';
import type { TextKey } from '../../../../core/i18n/keys.d.ts';
import type { PreviewCost } from './contract-lots.ts';

/** Ids of the texts about contracts. */
export type ContractKey = TextKey<'contracts'>;

/** Why there is no liquidation price. */
export const noLiquidationKey = (counting: ContractCounting): ContractKey =>
  canForesee(counting) ? 'lines.noLevel' : 'lines.foreign';

/** Why a sum of an order is not known although its value is. */
export const noSumKey = ({ margin }: PreviewCost, sum?: keyof PreviewCost): ContractKey =>
  sum === 'fee' || margin !== undefined ? 'lines.noFee' : 'lines.foreignMargin';

/** Names the button that opens a position, by the kind of money. */
export const openingKeys = {
  real: { long: 'submit.long', short: 'submit.short' },
  simulated: { long: 'submit.practiceLong', short: 'submit.practiceShort' },
} as const;
