import { useState } from 'react';
import type { AccountId } from '../../../../core/account/account-scope.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import { price, type Price } from '../../../../core/money/amount.ts';
import { add, fromSteps, placesOf } from '../../../../core/money/fixed-point.ts';
import { movePrefix } from '../../../../core/session/what-stays.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { restingGapMs, useQuote } from '../../../shared/quotes/data/use-quote.ts';
import type { OrderMove } from '../model/order-move.ts';
import type { OwnStop } from '../../../shared/limits/model/own-limits.ts';
import type { ProductId } from '../../mode/model/products.ts';
import { priceStepOf } from '../../orders/model/ticket-actions.ts';
import { isFree, type TicketState } from '../../orders/model/ticket-state.ts';
import type { ChartGrip, ChartGrips, GripLayerProps } from '../../chart/parts/chart-drawings.ts';
import type { AskedMove, MovingSheetProps } from '../parts/move-order-sheet.tsx';
import type { OrderMoveNoticeProps } from '../parts/order-move-notice.tsx';
import { useOrderMove, type OrderMoveNeeds } from './use-order-move.ts';

const Layer = whenWanted<GripLayerProps>({
  load: async () => (await import('../../chart/parts/drawing/level-grips.tsx')).LevelGrips,
  isExtra: true,
});

/** What decides where an order may wait. */
export interface OrderGround {
  readonly last: Price;
  readonly step: Price;
}

/** An order as the chart draws and names it. */
export interface WaitingOrder {
  readonly id: OrderId;
  readonly price: Price;
  readonly tone: ChartGrip['tone'];
}

export interface OrderGripsNeeds<Order extends { readonly id: OrderId }> extends OrderMoveNeeds<Order> {
  readonly account: AccountId;
  readonly product: ProductId;
  /** Something is typed as the size of the ticket. */
  readonly hasDraft: boolean;
  readonly instrument: Pick<Instrument, 'symbol' | 'base' | 'quote' | 'priceStep'>;
  /** False while no new order could be placed: then none is taken back for one. */
  readonly mayPlace: boolean;
  read(order: Order): WaitingOrder;
  /** In words, at a price. */
  textOf(order: Order, at: Price): string;
  nearest(order: Order, wanted: Price, ground: OrderGround): Price | undefined;
  /** Whether the person's own limits would hold the new order back. */
  stopOf(order: Order, at: Price): OwnStop | undefined;
  /** What the new order would be for. */
  sizeOf(order: Order): Pick<AskedMove, 'size' | 'isFilledKnown'>;
}

export interface OrderGrips<Order> {
  /** Undefined without a movable order. */
  readonly grips: ChartGrips | undefined;
  readonly sheet: MovingSheetProps<Order>;
  readonly notice: OrderMoveNoticeProps;
  readonly askedTicket: OrderId | undefined;
}

/** Waiting orders as handles of a chart, with the sheet that asks and the notice about the second step. */
export function useOrderGrips<Order extends { readonly id: OrderId }>(
  needs: OrderGripsNeeds<Order>,
): OrderGrips<Order> {
  const { instrument, orders, flow } = needs;
  const { move, ask, confirm, become, leave, resume, askedTicket } = useOrderMove(needs);
  const key = `${movePrefix}${needs.account}.${needs.product}.${instrument.symbol}`;
  const [isLeft] = useState(() => sessionStorage.getItem(key) !== null);
  const canMove = orders.length > 0 && needs.mayPlace && isFree(flow.state);
  const last = useQuote(canMove ? instrument.symbol : undefined, restingGapMs)?.price;
  const find = (id: string): Order | undefined => orders.find((order) => order.id === id);
  const on = (id: string, wanted: Price, by = 0): Price | undefined => {
    const order = find(id);
    if (order === undefined || last === undefined) return undefined;
    const step = priceStepOf({ instrument, last });
    return needs.nearest(order, by === 0 ? wanted : add(wanted, fromSteps(by, step)), { last, step });
  };
  const isShown = canMove && last !== undefined && move?.kind !== 'placing';
  const grips: ChartGrips = {
    Layer,
    grips: orders.map((order) => {
      const { id, price: at, tone } = needs.read(order);
      return { id, tone, price: at, label: needs.textOf(order, at) };
    }),
    asked: move === undefined || move.kind === 'placing' ? undefined : { id: move.order.id, price: move.price },
    places: placesOf(instrument.priceStep ?? last ?? price('0')),
    nearest: ({ id, price: wanted }) => on(id, wanted),
    nudged: ({ id, price: from }, steps) => on(id, from, steps),
    textOf: ({ id, price: at }) => {
      const order = find(id);
      return order === undefined ? '' : needs.textOf(order, at);
    },
    onMoved: ({ id, price: to }) => ask(id, to),
  };
  const onConfirm: MovingSheetProps<Order>['onConfirm'] = (cancel) => {
    if (move !== undefined && needs.stopOf(move.order, move.price) === undefined) confirm(cancel);
  };
  return {
    grips: isShown ? grips : undefined,
    sheet: {
      move: askedOf(move, needs),
      memory: { key, isLeft, hasDraft: needs.hasDraft, move, resume },
      onConfirm,
      become,
      onClose: leave,
    },
    notice: { kind: noticeOf(move, flow.state.kind), onDismiss: leave },
    askedTicket,
  };
}

function askedOf<Order extends { readonly id: OrderId }>(
  move: OrderMove<Order> | undefined,
  { orders, read, sizeOf, stopOf, instrument: { base, quote, priceStep } }: OrderGripsNeeds<Order>,
): AskedMove | undefined {
  if (move === undefined || move.kind === 'placing') return undefined;
  const { kind, order, price: to } = move;
  const error = kind === 'not-cancelled' ? move.error : undefined;
  return {
    ...sizeOf(order),
    id: order.id,
    kind,
    error,
    earlier: kind === 'asked' ? move.earlier : undefined,
    isGone: !orders.some(({ id }) => id === order.id),
    from: read(order).price,
    to,
    base: base.name,
    quote: quote.name,
    priceStep,
    stop: kind === 'cancelling' ? undefined : stopOf(order, to),
  };
}

/** What the ticket itself says of an order that is on its way is not said twice. */
function noticeOf<Order>(move: OrderMove<Order> | undefined, state: TicketState['kind']): OrderMoveNoticeProps['kind'] {
  if (move?.kind !== 'placing' || !move.isInTicket) return undefined;
  if (!move.isSent) return 'in-ticket';
  return state === 'refused' || state === 'not-placed' ? 'not-placed' : undefined;
}
