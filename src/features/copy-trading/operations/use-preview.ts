import type { FollowTerms } from '../../../core/domain/products/copy-trading.ts';
import { useWallets } from '../../shared/wallets/data/wallets.ts';
import { useTrades } from '../data/traders.ts';
import { copyPreview, type CopyPreview } from '../model/follow-plan.ts';

/** The trader’s last closed trade, as it would have been copied on these terms into this person’s contract account. */
export function usePreview(traderId: string): (terms: FollowTerms) => CopyPreview | undefined {
  const { rows } = useTrades(traderId);
  const wallets = useWallets().data;
  const balances = wallets?.accounts.find(({ account }) => account === 'contracts')?.balances;
  return (terms) => copyPreview(terms, rows?.[0], balances);
}
