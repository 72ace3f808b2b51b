import { useCallback } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';
import type { WalletAccount } from '../../../../core/domain/wallets/wallet.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { WalletPort } from '../../../../core/ports/wallet-port.ts';

export interface ReadWallet {
  readonly currencyId: CurrencyId;
  readonly account: WalletAccount;
}

/** What is available of one currency, as the server says it right now. Fails like the port. */
export function useReadAvailable(): (wallet: ReadWallet) => Promise<Amount | undefined> {
  const account = useAccount();
  return useCallback(async (wallet) => (await account.port(WalletPort).walletDetail(wallet)).available, [account]);
}
