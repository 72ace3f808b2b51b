import type { Page } from '../../../core/domain/page.ts';
import type { BankCard, BankCardState, LabelledValue, NewAddress, SavedAddress } from '../../../core/domain/payee.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { PayeesPort } from '../../../core/ports/payees-port.ts';
import type { FormFields } from '../request-fields.ts';
import {
  addressesFields,
  addressFields,
  bankCardFormFields,
  internationalCardFields,
  readAddresses,
  readBankCard,
  readInternationalCard,
} from './payees-codec.ts';

export class HttpPayeesAdapter implements PayeesPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<PayeesPort>;

  constructor(http: HttpTransport, paths: PathsOf<PayeesPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async savedAddresses(query: { page: number; limit: number }): Promise<Page<SavedAddress>> {
    return readAddresses(await this.#http.call(this.#paths.savedAddresses, addressesFields(query)), query);
  }

  async saveAddress(address: NewAddress): Promise<void> {
    await this.#http.call(this.#paths.saveAddress, addressFields(address));
  }

  async deleteAddress({ id }: { id: string }): Promise<void> {
    const fields: FormFields<'deleteAddress'> = { id };
    await this.#http.call(this.#paths.deleteAddress, fields);
  }

  async bankCard(): Promise<BankCardState> {
    return readBankCard(await this.#http.call(this.#paths.bankCard));
  }

  async saveBankCard(card: BankCard): Promise<void> {
    await this.#http.call(this.#paths.saveBankCard, bankCardFormFields(card));
  }

  async internationalCard(): Promise<readonly LabelledValue[]> {
    return readInternationalCard(await this.#http.call(this.#paths.internationalCard));
  }

  async saveInternationalCard({ values }: { values: readonly string[] }): Promise<void> {
    await this.#http.call(this.#paths.saveInternationalCard, internationalCardFields(values));
  }
}
