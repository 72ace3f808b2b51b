import type {
  MiningClass,
  MiningCurrency,
  MiningOrder,
  MiningOrders,
  MiningProduct,
} from '../../../core/domain/lock-mining.ts';
import type { Page } from '../../../core/domain/page.ts';
import type { Amount } from '../../../core/money/amount.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { MiningPort } from '../../../core/ports/mining-port.ts';
import type { FormFields } from '../request-fields.ts';
import {
  endedFields,
  ordersFields,
  productsFields,
  readMiningClasses,
  readMiningCurrencies,
  readMiningOrders,
  readMiningProducts,
} from './mining-codec.ts';

export class HttpMiningAdapter implements MiningPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<MiningPort>;

  constructor(http: HttpTransport, paths: PathsOf<MiningPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async miningCurrencies(): Promise<readonly MiningCurrency[]> {
    return readMiningCurrencies(await this.#http.call(this.#paths.miningCurrencies, {}));
  }

  async miningClasses(): Promise<readonly MiningClass[]> {
    return readMiningClasses(await this.#http.call(this.#paths.miningClasses, {}));
  }

  async miningProducts(query: { currencyId?: string; classId?: string; page: number }): Promise<Page<MiningProduct>> {
    return readMiningProducts(await this.#http.call(this.#paths.miningProducts, productsFields(query)), query);
  }

  async lockFunds({ productId, amount }: { productId: string; amount: Amount }): Promise<void> {
    const fields: FormFields<'lockFunds'> = { config_id: productId, amount };
    await this.#http.call(this.#paths.lockFunds, fields);
  }

  async miningOrders(query: { page: number; limit: number }): Promise<MiningOrders<Page<MiningOrder>>> {
    return readMiningOrders(await this.#http.call(this.#paths.miningOrders, ordersFields(query)), query);
  }

  async endedMiningOrders(query: {
    page: number;
    limit: number;
    isEarly: boolean;
  }): Promise<MiningOrders<Page<MiningOrder>>> {
    return readMiningOrders(await this.#http.call(this.#paths.endedMiningOrders, endedFields(query)), query);
  }

  async redeemEarly({ orderId }: { orderId: string }): Promise<void> {
    const fields: FormFields<'redeemEarly'> = { id: orderId };
    await this.#http.call(this.#paths.redeemEarly, fields);
  }
}
