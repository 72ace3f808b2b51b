import type { Conversion, ConversionTerms, ConvertibleCurrency } from '../../../core/domain/conversion.ts';
import type { CurrencyId } from '../../../core/domain/instrument.ts';
import type { AccountCurrency } from '../../../core/domain/wallet.ts';
import type { Rate } from '../../../core/money/amount.ts';
import type { FundsPort } from '../../../core/ports/funds-port.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { QueryFields } from '../request-fields.ts';
import {
  conversionFields,
  conversionTermsFields,
  readConversionTerms,
  readConvertibleCurrencies,
  type ConvertedIds,
} from './conversion-codec.ts';
import { readAccountCurrencies, readFiatValue } from './funds-codec.ts';

export class HttpFundsAdapter implements FundsPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<FundsPort>;

  constructor(http: HttpTransport, paths: PathsOf<FundsPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async accountCurrencies(): Promise<readonly AccountCurrency[]> {
    return readAccountCurrencies(await this.#http.call(this.#paths.accountCurrencies));
  }

  async fiatValueOf({ currencyId }: { currencyId: CurrencyId }): Promise<Rate> {
    const fields: QueryFields<'fiatValueOf'> = { id: currencyId };
    return readFiatValue(await this.#http.call(this.#paths.fiatValueOf, fields));
  }

  async convertibleCurrencies(): Promise<readonly ConvertibleCurrency[]> {
    return readConvertibleCurrencies(await this.#http.call(this.#paths.convertibleCurrencies));
  }

  async conversionTerms(ids: ConvertedIds): Promise<ConversionTerms> {
    return readConversionTerms(await this.#http.call(this.#paths.conversionTerms, conversionTermsFields(ids)));
  }

  async convert(conversion: Conversion): Promise<void> {
    await this.#http.call(this.#paths.convert, conversionFields(conversion));
  }
}
