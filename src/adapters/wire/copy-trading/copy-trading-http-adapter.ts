import type { ContractOrder } from '../../../core/domain/contract-order.ts';
import type { FollowTerms, LeadTrader, LeadTraderDetail } from '../../../core/domain/copy-trading.ts';
import type { Page } from '../../../core/domain/page.ts';
import type { OrderId } from '../../../core/domain/spot-order.ts';
import type { CopyTradingPort } from '../../../core/ports/copy-trading-port.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { FormFields, QueryFields } from '../request-fields.ts';
import {
  followFields,
  leadTradesFields,
  pageFields,
  readLeadTrader,
  readLeadTraders,
  readLeadTrades,
} from './copy-trading-codec.ts';

export class HttpCopyTradingAdapter implements CopyTradingPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<CopyTradingPort>;

  constructor(http: HttpTransport, paths: PathsOf<CopyTradingPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async leadTraders(query: { page: number }): Promise<Page<LeadTrader>> {
    return readLeadTraders(await this.#http.call(this.#paths.leadTraders, pageFields(query)), query);
  }

  async leadTrader({ traderId }: { traderId: string }): Promise<LeadTraderDetail> {
    const fields: QueryFields<'leadTrader'> = { trader_user_id: traderId };
    return readLeadTrader(await this.#http.call(this.#paths.leadTrader, fields));
  }

  async leadTrades(query: { traderId: string; page: number }): Promise<Page<ContractOrder>> {
    return readLeadTrades(await this.#http.call(this.#paths.leadTrades, leadTradesFields(query)), query);
  }

  async followTrader(wish: { traderId: string; terms: FollowTerms }): Promise<void> {
    await this.#http.call(this.#paths.followTrader, followFields(wish));
  }

  async unfollowTrader({ traderId }: { traderId: string }): Promise<void> {
    const fields: FormFields<'unfollowTrader'> = { follow_user_id: traderId };
    await this.#http.call(this.#paths.unfollowTrader, fields);
  }

  async holdCopiedPosition({ orderId }: { orderId: OrderId }): Promise<void> {
    const fields: FormFields<'holdCopiedPosition'> = { transaction_id: orderId };
    await this.#http.call(this.#paths.holdCopiedPosition, fields);
  }
}
