import type { FormState } from '../../../../core/forms/use-form.ts';
import type { TicketError } from '../model/ticket-errors.ts';
import type { TicketSummary } from '../../orders/model/ticket-summary.ts';
import type { TicketAction, TicketDraft } from '../../orders/model/ticket.ts';

export type TicketFormState = FormState<TicketDraft, TicketAction, TicketSummary, TicketError>;
