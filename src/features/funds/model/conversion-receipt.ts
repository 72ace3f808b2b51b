import type { Bill } from '../../../core/domain/wallets/wallet.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { isNegative, negate } from '../../../core/money/fixed-point.ts';

/** Codes of the protocol. */
const kinds = { received: '701', fee: '703' } as const;

/** The bills of one currency before a conversion and now; undefined if unreadable. */
export interface ReadBills {
  readonly before: readonly Bill[] | undefined;
  readonly now: readonly Bill[] | undefined;
}

function booked({ before, now }: ReadBills, kind: string): Amount | undefined {
  if (before === undefined || now === undefined) return undefined;
  const known = new Set(before.map(({ id }) => id));
  const change = now.find((bill) => bill.kind === kind && !bill.concernsLocked && !known.has(bill.id))?.change;
  if (change === undefined) return undefined;
  return isNegative(change) ? negate(change) : change;
}

/** The received sum; undefined while the records do not show it. */
export const bookedReceived = (bills: ReadBills): Amount | undefined => booked(bills, kinds.received);

/** The fee, in the given currency. */
export const bookedFee = (bills: ReadBills): Amount | undefined => booked(bills, kinds.fee);
