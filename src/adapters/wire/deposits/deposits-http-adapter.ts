import type { Deposit, DepositPlaces, DepositReport } from '../../../core/domain/deposit.ts';
import type { CurrencyId } from '../../../core/domain/instrument.ts';
import type { Page } from '../../../core/domain/page.ts';
import type { DepositsPort } from '../../../core/ports/deposits-port.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { FormFields } from '../request-fields.ts';
import { depositsFields, readDepositPlaces, readDeposits, reportFields } from './deposits-codec.ts';

export class HttpDepositsAdapter implements DepositsPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<DepositsPort>;

  constructor(http: HttpTransport, paths: PathsOf<DepositsPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async depositAddresses({ currencyId }: { currencyId: CurrencyId }): Promise<DepositPlaces> {
    const fields: FormFields<'depositAddresses'> = { currency: currencyId };
    return readDepositPlaces(await this.#http.call(this.#paths.depositAddresses, fields));
  }

  async reportDeposit(report: DepositReport): Promise<void> {
    await this.#http.call(this.#paths.reportDeposit, reportFields(report));
  }

  async deposits(query: { page: number; limit: number }): Promise<Page<Deposit>> {
    return readDeposits(await this.#http.call(this.#paths.deposits, depositsFields(query)), query);
  }
}
