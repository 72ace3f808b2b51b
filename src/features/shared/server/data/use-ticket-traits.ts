import { ticketTraits, type TicketTraits } from '../../../../core/domain/server/ticket-traits.ts';
import { useServerFamily } from './use-server-family.ts';

/**
 * What the tickets have to know of the server's family. They do not wait for it: a ticket stands on the list of pairs,
 * which gives those families away that differ here.
 */
export const useTicketTraits = (): TicketTraits => ticketTraits[useServerFamily()];
