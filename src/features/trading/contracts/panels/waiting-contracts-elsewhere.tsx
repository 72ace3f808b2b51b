import { useText } from '../../../../core/i18n/use-text.ts';
import { useContractOrders } from '../../orders/data/contract-orders.ts';
import type { OrderPair } from '../../orders/data/spot-orders.ts';
import { PairsElsewhere } from '../../orders/panels/pairs-elsewhere.tsx';

export interface WaitingContractsElsewhereProps {
  /** Undefined on the page of a whole market. */
  readonly pair: OrderPair | undefined;
  /** Pairs of other markets, which the page of a market leaves out. */
  readonly foreign: ReadonlySet<string> | undefined;
  /** The page of all waiting orders. */
  readonly to: string;
}

/** Below the waiting contract orders of a pair or a market: on which other pairs there are more. */
export function WaitingContractsElsewhere({ pair, foreign, to }: WaitingContractsElsewhereProps) {
  const t = useText('records');
  const isLeftOut = pair !== undefined || foreign !== undefined;
  const { orders = [] } = useContractOrders({ kind: 'pending', pair: undefined, isWanted: isLeftOut, isHint: true });
  const elsewhere = orders.filter(({ baseId, quoteId, symbol }) =>
    pair === undefined ? foreign?.has(symbol) === true : baseId !== pair.baseId || quoteId !== pair.quoteId,
  );
  return <PairsElsewhere orders={elsewhere} to={to} textOf={(pairs) => t('list.elsewhere', { pairs })} />;
}
