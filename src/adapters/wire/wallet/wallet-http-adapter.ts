import type { Page } from '../../../core/domain/page.ts';
import type { AccountTransfer, Bill, WalletDetail, Wallets } from '../../../core/domain/wallet.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
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

export class HttpWalletAdapter implements WalletPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<WalletPort>;

  constructor(http: HttpTransport, paths: PathsOf<WalletPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async wallets(): Promise<Wallets> {
    return readWallets(await this.#http.call(this.#paths.wallets));
  }

  async walletDetail(query: Parameters<WalletPort['walletDetail']>[0]): Promise<WalletDetail> {
    return readWalletDetail(await this.#http.call(this.#paths.walletDetail, walletDetailFields(query)), query.account);
  }

  async bills(query: Parameters<WalletPort['bills']>[0]): Promise<Page<Bill>> {
    return readBills(await this.#http.call(this.#paths.bills, billsFields(query)), query);
  }

  async transferBetweenAccounts(transfer: AccountTransfer): Promise<void> {
    await this.#http.call(this.#paths.transferBetweenAccounts, transferFields(transfer));
  }

  async accountTransfers(query: Parameters<WalletPort['accountTransfers']>[0]): Promise<Page<Bill>> {
    return readAccountTransfers(
      await this.#http.call(this.#paths.accountTransfers, accountTransfersFields(query)),
      query,
    );
  }
}
