import { useEffect } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import type { ContractOrder } from '../../../core/domain/contract-order.ts';
import type { CurrencyId } from '../../../core/domain/instrument.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { sum } from '../../../core/money/fixed-point.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { tellLiquidation } from '../../shared/liquidations/data/told-liquidations.ts';
import { useClosingCause } from '../data/closing-cause.ts';
import { useContractOrders } from '../data/contract-orders.ts';
import { netRealised } from '../model/contract-position.ts';
import { currenciesOf } from '../model/receipt.ts';

export interface LiquidationWatchProps {
  /** Positions that were open and are no more, as they were last seen; at least one. */
  readonly gone: readonly ContractOrder[];
  /** What became of those of a quote currency is known. */
  readonly onDecided: (quoteId: CurrencyId) => void;
}

/**
 * Finds out whether positions that are gone were liquidated, which nobody asks for, and has it told. All of a quote
 * currency are liquidated in one step, so one of them says it of all.
 */
export function LiquidationWatch({ gone, onDecided }: LiquidationWatchProps): undefined {
  const account = useAccount();
  const { userId: owner } = useSession();
  const { orders: past } = useContractOrders({ kind: 'history', pair: undefined });
  const quoteId = gone[0]?.quoteId;
  const together = gone.filter((one) => one.quoteId === quoteId);
  const closed = together.flatMap((position) => past?.find((one) => isSame(one, position)) ?? []);
  const cause = useClosingCause(closed[0]);
  useEffect(() => {
    if (cause === undefined || quoteId === undefined) return;
    if (cause === 'liquidated' && owner !== undefined) {
      const symbols = [...new Set(together.map(({ symbol }) => symbol))];
      const currency = currenciesOf(symbols[0] ?? '').quote;
      const net = closed.length === together.length ? netOf(closed) : undefined;
      tellLiquidation({ account, owner, quoteId, currency, symbols, net });
    }
    onDecided(quoteId);
  });
  return undefined;
}

/** Accounts count their orders each for itself. */
const isSame = (one: ContractOrder, other: ContractOrder): boolean =>
  one.id === other.id && one.symbol === other.symbol && one.createdAt === other.createdAt;

function netOf(closed: readonly ContractOrder[]): Amount | undefined {
  const nets = closed.map(netRealised).filter((net) => net !== undefined);
  return nets.length === closed.length ? sum(nets) : undefined;
}
