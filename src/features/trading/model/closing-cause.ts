import type { ContractOrder } from '../../../core/domain/contract-order.ts';
import type { Bill } from '../../../core/domain/wallet.ts';

/** Codes of the ledger for a position that was settled, and for all of a currency that were liquidated together. */
const settledKind = '31';
const liquidatedKind = '32';
/** Order and ledger line are written one after the other. */
const togetherMs = 2000;

/** Both are wall times of one server: what they are apart does not depend on its zone. */
const wallMs = (text: string | undefined): number => Date.parse(`${text?.replace(' ', 'T') ?? ''}Z`);

/**
 * Whether a closed position was liquidated. Orders do not say so, but the ledger of the contract account does, at the
 * moment of closing. False also where the ledger has not been read so far back, or has both kinds of closing then.
 */
export function wasLiquidated(
  order: Pick<ContractOrder, 'status' | 'closedAt' | 'quoteId'>,
  bills: readonly Pick<Bill, 'kind' | 'currencyId' | 'createdAt'>[],
): boolean {
  if (order.status !== 'closed') return false;
  const closedMs = wallMs(order.closedAt);
  const kinds = bills
    .filter((bill) => bill.currencyId === order.quoteId && Math.abs(wallMs(bill.createdAt) - closedMs) <= togetherMs)
    .map(({ kind }) => kind);
  return kinds.includes(liquidatedKind) && !kinds.includes(settledKind);
}
