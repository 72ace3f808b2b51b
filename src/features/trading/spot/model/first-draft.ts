import { actOnTicket } from '../../orders/model/ticket-actions.ts';
import { isTyped, type TicketContext, type TicketDraft } from '../../orders/model/ticket.ts';

/**
 * What the ticket of a pair begins with: its own draft, if it holds a figure, which was meant for its own side. Otherwise side,
 * kind and a chosen unit of the last ticket, as after an order: no price and no size of another pair.
 */
export const firstDraft = (
  own: TicketDraft | undefined,
  last: TicketDraft | undefined,
  context: TicketContext,
): TicketDraft | undefined =>
  last === undefined || (own !== undefined && isTyped(own)) ? own : actOnTicket(last, { type: 'placed' }, context);
