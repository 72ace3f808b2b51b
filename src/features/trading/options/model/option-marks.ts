import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { isRunning, type RunningOption } from './running-options.ts';

/** The open and the end of an option, for a price chart. */
export interface OptionMark {
  readonly id: string;
  readonly direction: OptionOrder['direction'];
  /** Times are epoch ms of the server. */
  readonly entry: { readonly at: number; readonly price: Price };
  /** The price is undefined until the server has said at which one it was decided. */
  readonly expiry: { readonly at: number; readonly price: Price | undefined };
  /** The server's result; undefined until then. */
  readonly result: OptionOrder['result'];
}

/** Of running and just settled options. Never computes a result from prices. */
export const markOf = (one: RunningOption): OptionMark => ({
  id: one.order.id,
  direction: one.order.direction,
  entry: { at: one.dueAt - one.order.seconds * 1000, price: one.order.openPrice },
  expiry: { at: one.dueAt, price: isRunning(one) ? undefined : one.order.endPrice },
  result: isRunning(one) ? undefined : one.order.result,
});
