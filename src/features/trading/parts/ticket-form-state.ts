import type { FormState } from '../../../core/forms/use-form.ts';
import type { TicketError } from '../model/ticket-errors.ts';
import type { TicketSummary } from '../model/ticket-summary.ts';
import type { TicketAction, TicketDraft } from '../model/ticket.ts';

export type TicketFormState = FormState<TicketDraft, TicketAction, TicketSummary, TicketError>;
