import { createToken } from '../di/token.ts';
import type { Instrument } from '../domain/market/instrument.ts';
import type { Page, Rows } from '../domain/page.ts';
import type {
  NewOptionOrder,
  PayableCurrency,
  OptionOrder,
  OptionStatus,
  OptionPeriod,
  SettledOption,
} from '../domain/orders/option.ts';
import type { OrderId } from '../domain/orders/spot-order.ts';
import type { Unsubscribe } from '../platform/realtime-transport.ts';

export interface OptionOrderQuery {
  /** One pair, or all when absent. */
  readonly matchId?: Instrument['id'];
  /** All when absent. */
  readonly status?: OptionStatus;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

/**
 * Timed options of one account. The write is sent once and never retried; an option cannot be cancelled. Fails:
 * server, session-expired, verification-required, offline, no-answer, bad-status, unexpected-shape.
 */
export interface OptionsPort {
  /** Currencies for stakes, with balances and limits. @wire GET /microtrade/payable_currencies */
  payableCurrencies(): Promise<Rows<PayableCurrency>>;
  /** Offered durations. @wire GET /microtrade/seconds */
  optionPeriods(): Promise<Rows<OptionPeriod>>;
  /** Resolves with the open order, after stake and fee were taken. @wire POST /microtrade/submit */
  placeOptionOrder(order: NewOptionOrder): Promise<OptionOrder>;
  /** Newest first. @wire GET /microtrade/lists */
  optionOrders(query: OptionOrderQuery): Promise<Page<OptionOrder>>;
  /**
   * An own order in any status; undefined while the server knows none. Some servers refuse until it is settled: poll.
   * @wire GET /microtrade/get_result
   */
  optionResult(request: { id: OrderId }): Promise<OptionOrder | undefined>;
  /**
   * Reports each settlement as it happens, sometimes a moment before it can be read: read the result then. Some servers
   * push no event: poll as well. @event closed_microorder, of the simulated account closed_monimicroorder
   */
  watchSettledOptions(listener: (settled: SettledOption) => void): Unsubscribe;
}
export const OptionsPort = createToken<OptionsPort>('OptionsPort');
