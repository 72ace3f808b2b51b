import { createForm } from '../../../core/forms/create-form.ts';
import { actOnTicket, initialTicket } from './ticket-actions.ts';
import { ticketErrors, type TicketError } from './ticket-errors.ts';
import { summariseTicket, type TicketSummary } from './ticket-summary.ts';
import type { TicketAction, TicketContext, TicketDraft } from './ticket.ts';

/** The spot ticket. */
export const ticketForm = createForm<TicketContext, TicketDraft, TicketAction, TicketSummary, TicketError>({
  initial: initialTicket,
  actions: actOnTicket,
  summary: summariseTicket,
  errors: ticketErrors,
});
