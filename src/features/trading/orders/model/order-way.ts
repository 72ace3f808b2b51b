import type { Price } from '../../../../core/money/amount.ts';
import type { Way as SendingWay } from '../../../../core/sending/way.ts';

/** What the orders of one product are on their way from the ticket to the server's lists. */
export interface AnyWay {
  /** What is remembered of an order that was sent. */
  readonly sent: { readonly id: string };
  /** What the confirmation shows beside it; `reference` is the last price when it was frozen. */
  readonly preview: { readonly reference: Price | undefined };
  /** The order as the server lists it. */
  readonly listed: { readonly id: string };
  /** A reason to look twice. */
  readonly guard: { readonly kind: string };
}

/** An order as confirmed: later changes of ticket or market do not affect it. */
export type SnapshotOf<Way extends AnyWay> = Way['sent'] & Way['preview'];

/** Pure functions on a sent order, for every product. */
export type WayRules<Way extends AnyWay> = Pick<
  SendingWay<Way['sent'], Way['listed']>,
  'isTwin' | 'nameOf' | 'write' | 'read'
>;
