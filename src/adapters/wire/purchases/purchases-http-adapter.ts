import type { Page } from '../../../core/domain/page.ts';
import type { NewPurchase, Purchase, PurchasePayment } from '../../../core/domain/purchase.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { PurchasesPort } from '../../../core/ports/purchases-port.ts';
import type { FormFields } from '../request-fields.ts';
import { payFields, placeFields, purchasesFields, readPlaced, readPurchase, readPurchases } from './purchases-codec.ts';

export class HttpPurchasesAdapter implements PurchasesPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<PurchasesPort>;

  constructor(http: HttpTransport, paths: PathsOf<PurchasesPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async purchases(query: { page: number; limit: number }): Promise<Page<Purchase>> {
    return readPurchases(await this.#http.call(this.#paths.purchases, purchasesFields(query)), query);
  }

  async purchase({ purchaseId }: { purchaseId: string }): Promise<Purchase> {
    const fields: FormFields<'purchase'> = { id: purchaseId, c2cid: purchaseId };
    return readPurchase(await this.#http.call(this.#paths.purchase, fields));
  }

  async placePurchase(purchase: NewPurchase): Promise<string | undefined> {
    return readPlaced(await this.#http.call(this.#paths.placePurchase, placeFields(purchase)));
  }

  async payPurchase(payment: PurchasePayment): Promise<void> {
    await this.#http.call(this.#paths.payPurchase, payFields(payment));
  }

  async cancelPurchase({ purchaseId }: { purchaseId: string }): Promise<void> {
    const fields: FormFields<'cancelPurchase'> = { c2cid: purchaseId, id: purchaseId };
    await this.#http.call(this.#paths.cancelPurchase, fields);
  }
}
