import type { ReactNode } from 'react';
import type { Instrument, MarketCategory } from '../../../../core/domain/market/instrument.ts';
import type { Price } from '../../../../core/money/amount.ts';
import type { ChartOrders } from '../../chart/parts/chart-drawings.ts';
import type { TicketAction } from '../../orders/model/ticket.ts';
import type { PriceOffer } from '../../chart/parts/offer/price-offer.ts';
import type { TradingKey } from '../../mode/model/trading-key.ts';
import type { ProductId } from '../../mode/model/products.ts';
import type { TradeMode, TradeView } from '../../mode/model/trade-mode.ts';

/** What the page of a pair gives to the desk of a product. */
export interface DeskNeeds {
  readonly mode: TradeMode;
  readonly instrument: Instrument;
  readonly view: TradeView;
  /** Path and question of this page, to come back to. */
  readonly here: string;
  /** The page around the desk; the footer is the desk's. */
  readonly renderPage: (content: ReactNode, footer: ReactNode) => ReactNode;
}

/** What the screen of the orders gives to the records of a product. */
export interface RecordsProps {
  /** Shows the fields of the filter. */
  readonly isFilterOpen: boolean;
  /** The page to come back to after signing in. */
  readonly here: string;
  /** Where orders of this product are placed. */
  readonly tradePath: string;
  /** The market whose orders the page has. */
  readonly category: MarketCategory;
}

/** What a product puts on the desk; the frame puts it where the screen has room. */
export interface DeskParts {
  readonly instrument: Instrument;
  readonly view: TradeView;
  /** Undefined where the pair can only be looked at. */
  readonly trading: DeskTrading | undefined;
  /** Own orders on the chart. */
  readonly drawings: ChartOrders;
}

/** How an order that was written elsewhere gets into the ticket. */
export interface DeskFill {
  act(action: TicketAction): void;
  /** Puts the outcome of an earlier order away. */
  cancel(): void;
}

export interface DeskTrading {
  readonly ticket: ReactNode;
  /** Above the ticket of a phone, which shows no chart beside it. */
  readonly lead?: ReactNode;
  /** Has to be at hand at every position of the page: at its foot, and below the ticket where that covers the page. */
  readonly pinned?: ReactNode;
  /** Running and past orders of the pair. */
  readonly orders: ReactNode;
  readonly product: ProductId;
  /** What has to be known about the risk of this product. */
  readonly riskKey: TradingKey;
  /** The risk in one line above the ticket, or at the foot of a wide page with buttons there; absent for a product without leverage or hurry. */
  readonly pinnedRiskKey?: TradingKey;
  /** Takes a price of the book into the ticket, always the same function; absent where no price can be chosen: then the book is not beside it. */
  readonly onPickPrice?: (price: Price) => void;
  /** Absent where orders cannot be written in one line. */
  readonly fill?: DeskFill;
  /** Takes a price of the chart into the ticket; absent where no price can be chosen. */
  readonly offer?: PriceOffer;
  /** The ticket steps back while an order is being confirmed. */
  readonly isConfirming: boolean;
  /** The order that the ticket has a message about: under the chart the ticket then opens by itself. */
  readonly askedTicket?: string | undefined;
  /** Under the chart of a phone; they open the ticket over it. */
  readonly renderButtons: (openTicket: () => void) => ReactNode;
}
