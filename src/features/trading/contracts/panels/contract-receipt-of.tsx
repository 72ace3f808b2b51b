import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useClosingCause } from '../../orders/data/closing-cause.ts';
import { useIsOwnEnd } from '../../../shared/notices/data/use-is-own-end.ts';
import { useServerZone } from '../../../shared/server/data/use-server-zone.ts';
import { useIsDemo } from '../../../shared/session/data/is-demo.ts';
import { usePriceSteps } from '../../mode/operations/use-price-steps.ts';
import { ContractReceipt } from '../parts/contract-receipt.tsx';

export interface ContractReceiptOfProps {
  /** Undefined while none is read. */
  readonly order: ContractOrder | undefined;
  readonly onClose: () => void;
}

/** The receipt of an order, with what the ledger says about how it closed. */
export function ContractReceiptOf({ order, onClose }: ContractReceiptOfProps) {
  const stepOf = usePriceSteps();
  const isDemo = useIsDemo();
  const serverTimeZone = useServerZone();
  return (
    <ContractReceipt
      order={order}
      isDemo={isDemo}
      serverZone={serverTimeZone}
      priceStep={stepOf(order?.symbol)}
      cause={useClosingCause(order)}
      isOwnEnd={useIsOwnEnd('contract', order?.id)}
      onClose={onClose}
    />
  );
}
