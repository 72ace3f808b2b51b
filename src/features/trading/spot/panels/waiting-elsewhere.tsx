import { useText } from '../../../../core/i18n/use-text.ts';
import { useSpotOrders, type OrderPair } from '../../orders/data/spot-orders.ts';
import { PairsElsewhere } from '../../orders/panels/pairs-elsewhere.tsx';

export interface WaitingElsewhereProps {
  readonly pair: OrderPair;
  /** The page of all orders. */
  readonly to: string;
}

/** Below the waiting spot orders of a pair: on which others there are more. */
export function WaitingElsewhere({ pair, to }: WaitingElsewhereProps) {
  const t = useText('records');
  const { orders = [] } = useSpotOrders({ kind: 'pending', pair: undefined, isHint: true });
  return (
    <PairsElsewhere
      orders={orders.filter(({ baseId, quoteId }) => baseId !== pair.baseId || quoteId !== pair.quoteId)}
      to={to}
      textOf={(pairs) => t('list.elsewhere', { pairs })}
    />
  );
}
