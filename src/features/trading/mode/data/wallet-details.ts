import { useQueries } from '@tanstack/react-query';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { WalletDetail } from '../../../../core/domain/wallets/wallet.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { walletDetailQuery, type WalletOf } from './wallet-detail.ts';

/** Several balances in their order, undefined where one is not known; the same list as before while nothing has changed. */
export function useWalletDetails(wallets: readonly WalletOf[]): readonly (WalletDetail | undefined)[] {
  const account = useAccount();
  const { isSignedIn } = useSession();
  return useQueries({
    queries: wallets.map((wallet) => ({ ...walletDetailQuery(account, wallet), enabled: isSignedIn })),
    combine: detailsOf,
  });
}

const detailsOf = (answers: readonly { readonly data: WalletDetail | undefined }[]) => answers.map(({ data }) => data);
