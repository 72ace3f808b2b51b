import type { Bill } from '../../../core/domain/wallets/wallet.ts';

/** Codes of the protocol. */
const kinds = { received: '701', given: '702' } as const;
const most = 6;

export const isGain = ({ kind }: Bill): boolean => kind === kinds.received;

/** The sums that conversions moved, newest first, without their fees. A currency converted into itself is listed once. */
export function conversionLines(bills: readonly Bill[]): readonly Bill[] {
  const lines = bills.filter(
    ({ kind, concernsLocked }) => !concernsLocked && Object.values<string>(kinds).includes(kind),
  );
  const byId = new Map(lines.map((bill) => [bill.id, bill]));
  // Server times are text of one length.
  return [...byId.values()]
    .toSorted((one, other) => (one.createdAt === other.createdAt ? 0 : one.createdAt < other.createdAt ? 1 : -1))
    .slice(0, most);
}
