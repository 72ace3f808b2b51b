import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { DoubledNotice } from '../../../shared/request-form/parts/doubled-notice.tsx';
import { useCancelSpotOrder } from '../data/cancel-spot-order.ts';
import { useReadLatestOrders } from '../../orders/data/spot-orders.ts';
import type { SpotWay } from '../../orders/model/order-snapshot.ts';
import { currenciesOf } from '../../orders/model/placed-order-figures.ts';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import { pairOf, useCancelling } from '../../ticket/operations/use-cancelling.ts';
import type { OrderFlow } from '../../ticket/operations/use-order-flow.ts';

export interface DoubledSpotProps {
  readonly doubled: OrderFlow<SpotWay>['doubled'];
  readonly onSeen: () => void;
  readonly ordersPath: string;
}

/** Spot orders that came of one tap; those that wait can be cancelled but for one. */
export function DoubledSpot({ doubled, ordersPath, onSeen }: DoubledSpotProps) {
  useTextsAhead(['requests', 'trading']);
  const t = useText('trading');
  const format = useFormat();
  const isMasked = useIsMasked();
  const cancel = useCancelSpotOrder();
  const { stateOf, ...cancelling } = useCancelling(
    { doubled, onSeen },
    {
      cancel: ({ id }) => cancel(id),
      readAgain: useReadLatestOrders(pairOf(doubled)),
    },
  );
  const describe = (order: SpotOrder): string => {
    const { side, quantity, price, symbol } = order;
    const said = t('outcome.placedText', {
      side: t(`side.${side}`),
      quantity: isMasked ? hiddenText : format.amount(quantity),
      price: format.price(price).full,
      ...currenciesOf(symbol),
    });
    return `${said} · ${t(`orders.status.${stateOf(order)}`)}`;
  };
  return (
    <DoubledNotice doubled={doubled} recordsPath={ordersPath} onSeen={onSeen} describe={describe} {...cancelling} />
  );
}
