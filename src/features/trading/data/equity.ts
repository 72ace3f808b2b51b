import type { Amount } from '../../../core/money/amount.ts';
import { sum } from '../../../core/money/fixed-point.ts';
import { useWallets } from '../../shared/wallets/data/wallets.ts';

/** Everything in the account in USDT, as the server adds it up; undefined when one part is unknown. */
export function useEquity(): Amount | undefined {
  const totals = useWallets().data?.accounts.map((one) => one.totalUsdt);
  const known = totals?.filter((total) => total !== undefined);
  return known === undefined || known.length === 0 || known.length !== totals?.length ? undefined : sum(known);
}
