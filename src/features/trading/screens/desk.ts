import type { Depth } from '../../../core/domain/depth.ts';
import type { Instrument } from '../../../core/domain/instrument.ts';
import type { TradeMode, TradeView } from '../model/trade-mode.ts';
import type { Ticket } from './use-ticket.ts';

export interface DeskNeeds {
  readonly mode: TradeMode;
  readonly instrument: Instrument;
  /** False where this version can only show the pair. */
  readonly isTradable: boolean;
  readonly view: TradeView;
  /** Path and question of this page, to come back to. */
  readonly here: string;
}

/** What the parts of a desk share. */
export interface Desk extends DeskNeeds {
  readonly ticket: Ticket;
  /** The book to show; it may be an old one. */
  readonly depth: Depth | undefined;
}
