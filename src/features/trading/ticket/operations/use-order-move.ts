import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import { leavesOutcomeUnknown, type AppError } from '../../../../core/errors/app-error.ts';
import type { Price } from '../../../../core/money/amount.ts';
import type { CancelOrder, Moved, MoveStep, OrderMove } from '../model/order-move.ts';
import { isFree, type TicketState } from '../../orders/model/ticket-state.ts';

export interface OrderMoveNeeds<Order extends { readonly id: OrderId }> {
  /** Those that wait, as they are known now. */
  readonly orders: readonly Order[];
  readonly flow: { readonly state: Pick<TicketState, 'kind'>; submit(): string | undefined };
  /** Of the ticket as it is filled now. */
  readonly hasErrors: boolean;
  /** Puts the order into the ticket, at the price. */
  fill(order: Order, price: Price): void;
  holds(move: Moved<Order>): boolean;
}

export interface OrderMoving<Order> {
  /** Undefined while nothing is moved. */
  readonly move: OrderMove<Order> | undefined;
  ask(id: OrderId, price: Price): void;
  confirm(cancel: CancelOrder): void;
  /** For what comes with its late parts. */
  become(step: MoveStep<Order>): void;
  leave(): void;
  /** Goes on with one that an earlier page has left; ignored while another is under way. */
  resume(left: OrderMove<Order>): void;
  /** Set when the ticket has a message about it. */
  readonly askedTicket: OrderId | undefined;
}

/** Moves a waiting order in two steps, each confirmed by the person; nothing is retried. */
export function useOrderMove<Order extends { readonly id: OrderId }>(needs: OrderMoveNeeds<Order>): OrderMoving<Order> {
  const { orders, flow } = needs;
  const [kept, show] = useState<OrderMove<Order>>();
  const isCancelling = useRef(false);
  const move = kept === undefined ? undefined : asKnown(kept, orders);
  const next = move === undefined ? undefined : followed(move, flow.state);
  if (next !== kept) show(next);
  useFilling(next, needs, show);
  const confirm = async (cancel: CancelOrder): Promise<void> => {
    if (move === undefined || (move.kind !== 'asked' && move.kind !== 'not-cancelled') || isCancelling.current) return;
    isCancelling.current = true;
    const { order, price } = move;
    show({ kind: 'cancelling', order, price });
    const error = await cancel(order.id);
    isCancelling.current = false;
    show(afterCancelling({ order, price }, error));
  };
  const isInTicket = next?.kind === 'placing' && next.isInTicket;
  return {
    move: next,
    ask: (id, price) => {
      const order = orders.find((one) => one.id === id);
      if (order !== undefined && !isCancelling.current && isFree(flow.state)) show({ kind: 'asked', order, price });
    },
    confirm: (cancel) => void confirm(cancel),
    become: show,
    leave: () => {
      if (!isCancelling.current) show(undefined);
    },
    resume: (left) => show((now) => now ?? left),
    askedTicket: isInTicket && (next.isAsked || (needs.hasErrors && needs.holds(next))) ? next.order.id : undefined,
  };
}

/** Until it is cancelled it is the order from the list; one that has left the list ends the question. */
function asKnown<Order extends { readonly id: OrderId }>(
  move: OrderMove<Order>,
  orders: readonly Order[],
): OrderMove<Order> | undefined {
  if (move.kind !== 'asked') return move;
  const order = orders.find(({ id }) => id === move.order.id);
  return order === undefined || order === move.order ? (order === undefined ? undefined : move) : { ...move, order };
}

export const placedNext = <Order>({ order, price }: Moved<Order>): OrderMove<Order> => ({
  kind: 'placing',
  order,
  price,
  isInTicket: false,
  isAsked: false,
  isSent: false,
});

function afterCancelling<Order>(moved: Moved<Order>, error: AppError | undefined): OrderMove<Order> {
  if (error === undefined) return placedNext(moved);
  return leavesOutcomeUnknown(error) ? { ...moved, kind: 'unknown' } : { ...moved, kind: 'not-cancelled', error };
}

/** The second step beside the ticket's own state. An order sent from there is reported like any other. */
function followed<Order>(move: OrderMove<Order>, state: Pick<TicketState, 'kind'>): OrderMove<Order> | undefined {
  if (move.kind !== 'placing') return move;
  if (!move.isInTicket) return isFree(state) ? { ...move, isInTicket: true } : move;
  if (!move.isSent) return move.isAsked && state.kind === 'sending' ? { ...move, isSent: true } : move;
  return state.kind === 'placed' || state.kind === 'idle' ? undefined : move;
}

/** Puts the order into the ticket and asks for its confirmation once, as soon as it can be placed. */
function useFilling<Order extends { readonly id: OrderId }>(
  move: OrderMove<Order> | undefined,
  { flow, hasErrors, fill, holds }: OrderMoveNeeds<Order>,
  show: (move: OrderMove<Order>) => void,
): void {
  const placing = move?.kind === 'placing' && move.isInTicket ? move : undefined;
  const put = useEffectEvent(() => {
    if (placing !== undefined) fill(placing.order, placing.price);
  });
  const ask = useEffectEvent(() => {
    if (placing === undefined) return;
    flow.submit();
    show({ ...placing, isAsked: true });
  });
  const id = placing?.isFilled === true ? undefined : placing?.order.id;
  useEffect(() => {
    if (id !== undefined) put();
  }, [id]);
  const isReady = placing !== undefined && !placing.isAsked && isFree(flow.state) && !hasErrors && holds(placing);
  useEffect(() => {
    if (isReady) ask();
  }, [isReady]);
}
