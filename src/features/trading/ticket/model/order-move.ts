import type { AppError } from '../../../../core/errors/app-error.ts';
import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import type { Price } from '../../../../core/money/amount.ts';

/** Cancels one order: sent once; resolves with why it failed, or with nothing, when lists and balances were read again. */
export type CancelOrder = (id: OrderId) => Promise<AppError | undefined>;

/** An order that waits, or waited. */
export interface Cancellable {
  readonly id: OrderId;
  readonly status: string;
}

export interface Moved<Order> {
  readonly order: Order;
  /** The new price. */
  readonly price: Price;
}

/**
 * Moves a waiting order to another price. The protocol cannot amend an order: it is cancelled, and once that is
 * confirmed a new one is placed like any other. If the first step fails, or its outcome is unknown, there is no second
 * one.
 */
export type OrderMove<Order> = Moved<Order> &
  /** `earlier`: why what an earlier page had sent did not cancel it, or that this is not known. */
  (
    | { readonly kind: 'asked'; readonly earlier?: AppError }
    | { readonly kind: 'cancelling' }
    /** An earlier page has sent its cancellation, and what came of that is looked for: nothing is sent. */
    | { readonly kind: 'checking' }
    /** It waits as before, and why. */
    | { readonly kind: 'not-cancelled'; readonly error: AppError }
    /** No answer came: it may still wait, or not. */
    | { readonly kind: 'unknown' }
    /** It is cancelled. The new one enters the ticket as soon as that is free, and is confirmed once. */
    | {
        readonly kind: 'placing';
        readonly isInTicket: boolean;
        readonly isAsked: boolean;
        readonly isSent: boolean;
        /** The ticket has it from an earlier page, with whatever the person has made of it since. */
        readonly isFilled?: boolean;
      }
  );

/** What outlives its page: a move from the moment its order is being cancelled. */
export interface MoveMemory<Order> {
  /** Its place in the storage of the tab. */
  readonly key: string;
  /** An earlier page has left one there. */
  readonly isLeft: boolean;
  /** The ticket holds something, kept from an earlier page or typed on this one. */
  readonly hasDraft: boolean;
  /** The move as it stands on this page. */
  readonly move: OrderMove<Order> | undefined;
  /** Goes on with the one that was left; ignored while another is under way. */
  resume(left: OrderMove<Order>): void;
}

/** From one state to the next. */
export type MoveStep<Order> = (now: OrderMove<Order> | undefined) => OrderMove<Order> | undefined;
