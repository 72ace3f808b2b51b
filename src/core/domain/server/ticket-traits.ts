import type { DialectName } from './dialect-name.ts';

/** The part of a dialect that the tickets need: it loads with them, unlike the rest of `ServerDialect`. */
export interface TicketTraits {
  /** What `amount` of a spot buy is: coins to get, or money to spend. */
  readonly spotBuyAmount: 'base' | 'quote';
  /** After every try to open a timed option the next ones are refused for so long. */
  readonly optionPauseMs: number;
}

const standard: TicketTraits = { spotBuyAmount: 'base', optionPauseMs: 0 };

export const ticketTraits: Readonly<Record<DialectName, TicketTraits>> = {
  standard,
  a: standard,
  b: standard,
  c: { ...standard, spotBuyAmount: 'quote' },
  d: { ...standard, optionPauseMs: 5000 },
};
