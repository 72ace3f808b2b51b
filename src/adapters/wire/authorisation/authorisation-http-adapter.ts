import type { Amount } from '../../../core/money/amount.ts';
import type { AuthorisationPort } from '../../../core/ports/authorisation-port.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { FormFields } from '../request-fields.ts';
import { readAuthorisedAmount } from './authorisation-codec.ts';

export class HttpAuthorisationAdapter implements AuthorisationPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<AuthorisationPort>;

  constructor(http: HttpTransport, paths: PathsOf<AuthorisationPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async authorisedAmount(): Promise<Amount> {
    return readAuthorisedAmount(await this.#http.call(this.#paths.authorisedAmount));
  }

  async setAuthorisedAmount({ amount }: { amount: Amount }): Promise<void> {
    const fields: FormFields<'setAuthorisedAmount'> = { number: amount, currency: undefined };
    await this.#http.call(this.#paths.setAuthorisedAmount, fields);
  }

  async requestedAmount(): Promise<Amount> {
    return readAuthorisedAmount(await this.#http.call(this.#paths.requestedAmount));
  }
}
