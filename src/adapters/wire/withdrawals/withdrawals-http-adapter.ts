import type { CurrencyId } from '../../../core/domain/instrument.ts';
import type { Page } from '../../../core/domain/page.ts';
import type {
  TodaysWithdrawals,
  Withdrawal,
  WithdrawalTerms,
  WithdrawalWish,
} from '../../../core/domain/withdrawal.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { WithdrawalsPort } from '../../../core/ports/withdrawals-port.ts';
import type { FormFields } from '../request-fields.ts';
import {
  readTodaysWithdrawals,
  readWithdrawals,
  readWithdrawalTerms,
  withdrawalFields,
  withdrawalsFields,
} from './withdrawals-codec.ts';

export class HttpWithdrawalsAdapter implements WithdrawalsPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<WithdrawalsPort>;

  constructor(http: HttpTransport, paths: PathsOf<WithdrawalsPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async withdrawalTerms({ currencyId }: { currencyId: CurrencyId }): Promise<WithdrawalTerms> {
    const fields: FormFields<'withdrawalTerms'> = { currency: currencyId };
    return readWithdrawalTerms(await this.#http.call(this.#paths.withdrawalTerms, fields));
  }

  async requestWithdrawal(wish: WithdrawalWish): Promise<void> {
    await this.#http.call(this.#paths.requestWithdrawal, withdrawalFields(wish));
  }

  async withdrawals(query: { page: number; limit: number }): Promise<Page<Withdrawal>> {
    return readWithdrawals(await this.#http.call(this.#paths.withdrawals, withdrawalsFields(query)), query);
  }

  async todaysWithdrawals(): Promise<TodaysWithdrawals> {
    return readTodaysWithdrawals(await this.#http.call(this.#paths.todaysWithdrawals, {}));
  }
}
