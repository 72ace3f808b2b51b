import type { SecondsOrder } from '../../../core/domain/seconds-option.ts';
import type { Price } from '../../../core/money/amount.ts';
import { isRunning, type RunningOption } from './running-options.ts';

/** Where an option opened and where it ends, for a picture of prices over time. */
export interface OptionMark {
  readonly id: string;
  readonly direction: SecondsOrder['direction'];
  /** Times are epoch ms of the server. */
  readonly entry: { readonly at: number; readonly price: Price };
  /** The price is undefined until the server has said at which one it was decided. */
  readonly expiry: { readonly at: number; readonly price: Price | undefined };
  /** As the server says it; undefined until then. */
  readonly result: SecondsOrder['result'];
}

/** Of what runs and of what was just settled. Nothing is worked out of prices here. */
export const markOf = (one: RunningOption): OptionMark => ({
  id: one.order.id,
  direction: one.order.direction,
  entry: { at: one.dueAt - one.order.seconds * 1000, price: one.order.openPrice },
  expiry: { at: one.dueAt, price: isRunning(one) ? undefined : one.order.endPrice },
  result: isRunning(one) ? undefined : one.order.result,
});
