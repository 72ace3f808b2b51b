import { createForm } from '../../../../core/forms/create-form.ts';
import { actOnTicket, initialTicket } from '../../orders/model/ticket-actions.ts';
import { ticketErrors, type TicketError } from './ticket-errors.ts';
import { summariseTicket, type TicketSummary } from '../../orders/model/ticket-summary.ts';
import type { TicketAction, TicketContext, TicketDraft } from '../../orders/model/ticket.ts';

/** The spot ticket. */
export const ticketForm = createForm<TicketContext, TicketDraft, TicketAction, TicketSummary, TicketError>({
  initial: initialTicket,
  actions: actOnTicket,
  summary: summariseTicket,
  errors: ticketErrors,
});
