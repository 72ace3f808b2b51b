import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { roundToStep } from '../../../../core/money/arithmetic.ts';
import { cost, larger } from '../../../../core/money/fixed-point.ts';
import { useSpotStop } from '../../../shared/limits/operations/use-spot-stop.ts';
import { useTicketTraits } from '../../../shared/server/data/use-ticket-traits.ts';
import { holdsMovedSpot, movedSpot, openQuantity } from '../model/moved-spot.ts';
import { useOrderGrips, type OrderGrips, type OrderGripsNeeds } from '../../ticket/operations/use-order-grips.ts';
import { useOrderText } from './use-order-lines.ts';
import type { Ticket } from './use-ticket.ts';

export interface SpotOrderMovesNeeds extends Pick<OrderGripsNeeds<SpotOrder>, 'account'> {
  readonly instrument: Instrument;
  readonly waiting: readonly SpotOrder[];
  readonly ticket: Pick<Ticket, 'form' | 'flow'>;
}

/** Waiting spot orders, to be moved on the chart. */
export function useSpotOrderMoves({
  account,
  instrument,
  waiting,
  ticket: { form, flow },
}: SpotOrderMovesNeeds): OrderGrips<SpotOrder> {
  const { languageTag } = useFormat();
  const textOf = useOrderText(instrument.priceStep);
  const stopOf = useSpotStop();
  const { spotBuyAmount } = useTicketTraits();
  return useOrderGrips<SpotOrder>({
    account,
    product: 'spot',
    hasDraft: form.draft.sizeText !== '',
    instrument,
    mayPlace: instrument.isOpen !== false,
    // Where a buy has no limit, none is taken back for another.
    orders: spotBuyAmount === 'quote' ? waiting.filter(({ side }) => side === 'sell') : waiting,
    flow,
    hasErrors: form.errors.length > 0,
    fill: (order, price) => {
      for (const action of movedSpot(order, price)) form.act(action);
    },
    holds: (move) => holdsMovedSpot(form.draft, move, languageTag),
    read: ({ id, price, side }) => ({ id, price, tone: side === 'buy' ? 'up' : 'down' }),
    textOf,
    // A price beyond the market is one that fills at once: the ticket's own checks ask about that.
    nearest: (_order, wanted, { step }) => larger(roundToStep(wanted, step, 'half-up'), step),
    stopOf: (order, at) => stopOf({ order, value: cost(at, openQuantity(order)), quote: instrument.quote.name }),
    sizeOf: (order) => ({ size: openQuantity(order), isFilledKnown: order.filledQuantity !== undefined }),
  });
}
