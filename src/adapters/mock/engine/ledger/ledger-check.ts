import type { WholeLedger } from '../kernel/domain/ledger.ts';

/**
 * The invariants after every command: per currency all accounts sum to zero, no person's account is negative, and each
 * balance is the sum of its entries. Returns a sentence for each violation; empty when all hold.
 */
export function findLedgerFaults(ledger: WholeLedger): readonly string[] {
  const faults: string[] = [];
  const totals = new Map<string, bigint>();
  const booked = ledger.sumsOfEntries();
  for (const { key, currency, isHouse, units } of ledger.accounts()) {
    totals.set(currency, (totals.get(currency) ?? 0n) + units);
    if (isHouse) continue;
    if (units < 0n) faults.push(`${key} is negative`);
    if ((booked.get(key) ?? 0n) !== units) faults.push(`${key} is not the sum of its entries`);
  }
  for (const [currency, total] of totals) if (total !== 0n) faults.push(`${currency} sums to ${total}`);
  return faults;
}
