import type { DualHolding, DualKind, DualNumbering, DualProduct } from '../../../core/domain/dual-investment.ts';
import type { Page } from '../../../core/domain/page.ts';
import type { DualPort } from '../../../core/ports/dual-port.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { FormFields, QueryFields } from '../request-fields.ts';
import { holdingsFields, indexFields, readDualHoldings, readDualProduct, readDualProducts } from './dual-codec.ts';

export class HttpDualAdapter implements DualPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<DualPort>;

  constructor(http: HttpTransport, paths: PathsOf<DualPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async dualProducts(query: { currencyId?: string; kind?: DualKind }): Promise<readonly DualProduct[]> {
    return readDualProducts(await this.#http.call(this.#paths.dualProducts, indexFields(query)));
  }

  async dualProduct({ productId }: { productId: string }): Promise<DualProduct | undefined> {
    const fields: QueryFields<'dualProduct'> = { id: productId };
    return readDualProduct(await this.#http.call(this.#paths.dualProduct, fields));
  }

  async buyDual({ productId, shares }: { productId: string; shares: number }): Promise<void> {
    const fields: FormFields<'buyDual'> = {
      id: productId,
      num: String(shares),
      currency_id: undefined,
      type: undefined,
    };
    await this.#http.call(this.#paths.buyDual, fields);
  }

  async dualHoldings(query: { page: number; limit: number; numbering: DualNumbering }): Promise<Page<DualHolding>> {
    return readDualHoldings(await this.#http.call(this.#paths.dualHoldings, holdingsFields(query)), query);
  }
}
