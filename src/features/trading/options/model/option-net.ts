import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { subtract } from '../../../../core/money/fixed-point.ts';

/** What an option did to the account, its fee included; undefined until it is settled. */
export const optionNet = ({ profit, fee }: OptionOrder): Amount | undefined =>
  profit === undefined ? undefined : subtract(profit, fee);
