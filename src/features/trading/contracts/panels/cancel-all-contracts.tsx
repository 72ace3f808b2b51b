import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { CancelAll, type CancelAllProps } from '../../orders/panels/cancel-all.tsx';
import { useContractCancellation } from '../data/cancel-contract-order.ts';
import { useLotsText } from '../parts/use-lots-text.ts';

/** Cancels all contract orders of the list that wait. */
export function CancelAllContracts({ orders, isAll }: Pick<CancelAllProps<ContractOrder>, 'orders' | 'isAll'>) {
  const t = useText('contracts');
  const format = useFormat();
  const lotsText = useLotsText();
  const nameOf = ({ direction, symbol, lots, requestedPrice }: ContractOrder): string =>
    `${t(`direction.${direction}`)} ${symbol} ${lotsText(lots)} · ${format.amount(requestedPrice)}`;
  return <CancelAll product="contracts" {...{ orders, isAll, nameOf }} cancel={useContractCancellation()} />;
}
