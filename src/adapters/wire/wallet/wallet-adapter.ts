import type { WalletPort } from '../../../core/ports/wallet-port.ts';
import {
  accountTransfersFields,
  billsFields,
  readAccountTransfers,
  readBills,
  readWalletDetail,
  readWallets,
  transferFields,
  walletDetailFields,
} from './wallet-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const walletOver = ({ call }: Wire): WalletPort => ({
  wallets: async () => readWallets(await call('wallets')),
  walletDetail: async (query) => readWalletDetail(await call('walletDetail', walletDetailFields(query)), query.account),
  bills: async (query) => readBills(await call('bills', billsFields(query)), query),
  transferBetweenAccounts: async (transfer) => {
    await call('transferBetweenAccounts', transferFields(transfer));
  },
  accountTransfers: async (query) =>
    readAccountTransfers(await call('accountTransfers', accountTransfersFields(query)), query),
});
