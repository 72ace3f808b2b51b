import type { Page } from '../../../core/domain/page.ts';
import type { NewSpotOrder, OrderId, SpotOrder } from '../../../core/domain/spot-order.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { SpotOrderQuery, TradingPort } from '../../../core/ports/trading-port.ts';
import type { FormFields } from '../request-fields.ts';
import { placeSpotOrderFields, readSpotOrders, spotOrdersFields } from './trading-codec.ts';

export class HttpTradingAdapter implements TradingPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<TradingPort>;

  constructor(http: HttpTransport, paths: PathsOf<TradingPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async placeSpotOrder(order: NewSpotOrder): Promise<void> {
    await this.#http.call(this.#paths.placeSpotOrder, placeSpotOrderFields(order));
  }

  async cancelSpotOrder({ id }: { id: OrderId }): Promise<void> {
    const fields: FormFields<'cancelSpotOrder'> = { id };
    await this.#http.call(this.#paths.cancelSpotOrder, fields);
  }

  async spotOrders(query: SpotOrderQuery): Promise<Page<SpotOrder>> {
    return readSpotOrders(await this.#http.call(this.#paths.spotOrders, spotOrdersFields(query)), query);
  }
}
