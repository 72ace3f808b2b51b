import { createToken } from '../di/token.ts';
import type { Instrument } from '../domain/instrument.ts';
import type { Page, Rows } from '../domain/page.ts';
import type {
  NewSecondsOrder,
  PayableCurrency,
  SecondsOrder,
  SecondsOrderStatus,
  SecondsPeriod,
  SettledSeconds,
} from '../domain/seconds-option.ts';
import type { OrderId } from '../domain/spot-order.ts';
import type { Unsubscribe } from './realtime-transport.ts';

export interface SecondsOrderQuery {
  /** One pair, or all when absent. */
  readonly matchId?: Instrument['id'];
  /** All when absent. */
  readonly status?: SecondsOrderStatus;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

/**
 * Seconds options of one account. The write is sent once and never repeated; nothing can be cancelled. Fails: server,
 * session-expired, verification-required, offline, no-answer, bad-status, unexpected-shape.
 */
export interface OptionsPort {
  /** What stakes can be paid in, with balances and bounds. @wire GET /microtrade/payable_currencies */
  payableCurrencies(): Promise<Rows<PayableCurrency>>;
  /** Lengths on offer. @wire GET /microtrade/seconds */
  secondsPeriods(): Promise<Rows<SecondsPeriod>>;
  /** Resolves with the open order; stake and fee are taken by then. @wire POST /microtrade/submit */
  placeSecondsOrder(order: NewSecondsOrder): Promise<SecondsOrder>;
  /** Newest first. @wire GET /microtrade/lists */
  secondsOrders(query: SecondsOrderQuery): Promise<Page<SecondsOrder>>;
  /**
   * An own order in whatever status; undefined where the server knows none (yet). Some servers refuse until it is
   * settled: ask again. @wire GET /microtrade/get_result
   */
  secondsResult(request: { id: OrderId }): Promise<SecondsOrder | undefined>;
  /**
   * Tells of each settlement as it happens, sometimes a moment before it can be read: read the result then. Some servers
   * tell nothing: ask as well. @event closed_microorder, of the simulated account closed_monimicroorder
   */
  watchSettledSeconds(listener: (settled: SettledSeconds) => void): Unsubscribe;
}
export const OptionsPort = createToken<OptionsPort>('OptionsPort');
