import { useEffect } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { tellLiquidation } from '../data/told-liquidations.ts';
import { useClosingCause } from '../../orders/data/closing-cause.ts';
import { useContractOrders } from '../../orders/data/contract-orders.ts';
import { netRealised } from '../model/contract-position.ts';
import { currenciesOf } from '../../orders/model/placed-order-figures.ts';

export interface LiquidationWatchProps {
  /** Positions that were open and are no more, as they were last seen; at least one. */
  readonly gone: readonly ContractOrder[];
  /** Positions whose outcome is known. */
  readonly onDecided: (ids: ReadonlySet<OrderId>) => void;
}

/**
 * Finds out whether closed positions were liquidated, which no other screen reads, and announces it. Positions that
 * closed at the same moment closed for the same cause. All positions of a quote currency are liquidated in one step:
 * one that is missing from the newest history was liquidated with the others.
 */
export function LiquidationWatch({ gone, onDecided }: LiquidationWatchProps): undefined {
  const account = useAccount();
  const { userId: owner } = useSession();
  const { orders: past } = useContractOrders({ kind: 'history', pair: undefined });
  const closed = gone.flatMap((position) => past?.find((one) => isSame(one, position)) ?? []);
  const [first] = closed;
  const cause = useClosingCause(first);
  useEffect(() => {
    if (first === undefined || cause === undefined) return;
    const { quoteId, closedAt } = first;
    const found = new Set(closed.map(({ id }) => id));
    const together = closed.filter((one) => one.quoteId === quoteId && one.closedAt === closedAt);
    const unread = cause === 'liquidated' ? gone.filter((one) => one.quoteId === quoteId && !found.has(one.id)) : [];
    const step = [...together, ...unread];
    if (cause === 'liquidated' && owner !== undefined) {
      const positions = step.map((one) => ({ id: one.id, symbol: one.symbol, net: netRealised(one) }));
      tellLiquidation({ account, owner, quoteId, currency: currenciesOf(first.symbol).quote, positions });
    }
    onDecided(new Set(step.map(({ id }) => id)));
  });
  return undefined;
}

/** Accounts count their orders each for itself. */
const isSame = (one: ContractOrder, other: ContractOrder): boolean =>
  one.id === other.id && one.symbol === other.symbol && one.createdAt === other.createdAt;
