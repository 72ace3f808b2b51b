import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { DoubledNotice } from '../../../shared/request-form/parts/doubled-notice.tsx';
import { useCancelContractOrder } from '../data/cancel-contract-order.ts';
import { useReadLatestContractOrders } from '../../orders/data/contract-orders.ts';
import type { ContractWay } from '../model/contract-way.ts';
import { useLotsText } from '../parts/use-lots-text.ts';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import { pairOf, useCancelling } from '../../ticket/operations/use-cancelling.ts';
import type { OrderFlow } from '../../ticket/operations/use-order-flow.ts';

export interface DoubledContractsProps {
  readonly doubled: OrderFlow<ContractWay>['doubled'];
  readonly onSeen: () => void;
  readonly ordersPath: string;
}

/** Contract orders that came of one tap; those that wait can be cancelled but for one, positions are closed in their list. */
export function DoubledContracts({ doubled, ordersPath, onSeen }: DoubledContractsProps) {
  useTextsAhead(['requests', 'contracts']);
  const t = useText('contracts');
  const lotsText = useLotsText();
  const isMasked = useIsMasked();
  const { stateOf, ...cancelling } = useCancelling<ContractOrder>(
    { doubled, onSeen },
    {
      cancel: useCancelContractOrder(),
      readAgain: useReadLatestContractOrders(pairOf(doubled)),
    },
  );
  const describe = (order: ContractOrder): string => {
    const lots = isMasked ? hiddenText : lotsText(order.lots);
    return `${t(`direction.${order.direction}`)} ${order.symbol}, ${lots} · ${t(`status.${stateOf(order)}`)}`;
  };
  return (
    <DoubledNotice doubled={doubled} recordsPath={ordersPath} onSeen={onSeen} describe={describe} {...cancelling} />
  );
}
