import { actOnTicket, initialTicket } from '../../orders/model/ticket-actions.ts';
import { emptyTicket, isTyped, writeDraft, type TicketContext, type TicketDraft } from '../../orders/model/ticket.ts';

/** What another pair takes over from a ticket, as text. */
export const writeChoices = ({ side, orderType }: TicketDraft): string =>
  writeDraft({ ...emptyTicket, side, orderType });

/**
 * What the ticket of a pair begins with: its own draft, if it holds a figure, which was meant for its own side. Otherwise the
 * side and the kind that were chosen last.
 */
export function firstDraft(
  own: TicketDraft | undefined,
  chosen: TicketDraft | undefined,
  context: TicketContext,
): TicketDraft | undefined {
  if (chosen === undefined || (own !== undefined && isTyped(own))) return own;
  const sided = actOnTicket(own ?? initialTicket(context), { type: 'side', side: chosen.side }, context);
  return actOnTicket(sided, { type: 'order-type', orderType: chosen.orderType }, context);
}
