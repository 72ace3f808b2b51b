import type { Price } from '../../../../../core/money/amount.ts';

/** What a price of the chart can become in the ticket. */
export type OfferChoice = 'buy' | 'sell' | 'long' | 'short' | 'takeProfit' | 'stopLoss';

/** The door of the ticket for a price that is picked on the chart: it fills the ticket and sends nothing. */
export interface PriceOffer {
  readonly choices: readonly OfferChoice[];
  take(choice: OfferChoice, price: Price): void;
  /** The levels of open positions that a price can become, in place of those of the ticket. */
  readonly levelsAt?: ((price: Price, last: Price | undefined) => readonly OfferedLevel[]) | undefined;
}

/** A level of one position: taking it asks before anything is sent. */
export interface OfferedLevel {
  readonly id: string;
  /** Names the position, too. */
  readonly label: string;
  take(): void;
}
