import { ticketTraits, type TicketTraits } from '../../../../core/domain/server/ticket-traits.ts';
import { useServerFamily } from './use-server-family.ts';

/**
 * The tickets' part of the dialect. They do not wait for it: a ticket needs the list of pairs, which identifies the
 * families that differ here.
 */
export const useTicketTraits = (): TicketTraits => ticketTraits[useServerFamily()];
