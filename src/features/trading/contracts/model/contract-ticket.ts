import type {
  ContractAccountState,
  ContractDirection,
  ContractTerms,
} from '../../../../core/domain/orders/contract-order.ts';
import { usualCounting, type ContractCounting } from '../../../../core/domain/orders/contract-counting.ts';
import type { ContractExposure } from '../../../../core/domain/orders/contract-rules.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import type { DecimalText, Price, Quantity, Rate } from '../../../../core/money/amount.ts';
import type { StopLevel } from '../../../../core/domain/orders/contract-levels.ts';
import type { OrderType } from '../../orders/model/ticket.ts';

export const contractDirections = ['long', 'short'] as const satisfies readonly ContractDirection[];

/** `margin`: the margin in the quote currency, which determines the lots. */
export type ContractSizeUnit = 'lots' | 'margin';

/** What the person has entered, as entered. */
export interface ContractDraft {
  readonly direction: ContractDirection;
  readonly orderType: OrderType;
  readonly priceText: string;
  readonly sizeText: string;
  readonly sizeUnit: ContractSizeUnit;
  /** Undefined until one was chosen: then it is the smallest that the server offers. */
  readonly leverage: Rate | undefined;
  /** Set while the size comes from the slider or a chip and nothing about it was typed since. */
  readonly percent: number | undefined;
  /** The size came from the available balance, not from typing: reading it reveals the balance. */
  readonly isFromShare: boolean;
  /** The price was typed, stepped or picked: it is never prefilled again. */
  readonly isPriceTouched: boolean;
  /** The unit was chosen: it stays for the next order. */
  readonly isUnitChosen: boolean;
  /** Levels to be set once a market order has opened; blank is none. A limit order cannot have any while it waits. */
  readonly stopTexts: Readonly<Record<StopLevel, string>>;
  /** Set while an order is in it that was not typed, with what the ticket had before: that comes back. */
  readonly own?: OwnDraft | undefined;
}

/** What the next order of the person's own begins with. */
export type OwnChoices = Pick<ContractDraft, 'direction' | 'orderType' | 'leverage' | 'sizeUnit'>;

export type OwnFigures = Pick<ContractDraft, 'priceText' | 'isPriceTouched' | 'sizeText' | 'isFromShare' | 'stopTexts'>;

export interface OwnDraft extends OwnChoices, OwnFigures {}

export type ContractInstrument = Pick<Instrument, 'symbol' | 'base' | 'quote' | 'priceStep' | 'isOpen' | 'contract'>;

/** The inputs from outside the ticket. Unknown ones are undefined and show as a dash. */
export interface ContractContext {
  readonly instrument: ContractInstrument;
  /** BCP 47, for reading and writing numbers. */
  readonly languageTag: string;
  readonly last: Price | undefined;
  /** Undefined for visitors. */
  readonly terms: ContractTerms | undefined;
  readonly state: ContractAccountState | undefined;
  /** Own open positions of this pair; undefined when they are not known. */
  readonly positions: readonly ContractExposure[] | undefined;
  /** The risk rate in percent at which everything is closed; undefined when the server does not say. */
  readonly burstLevel: Rate | undefined;
  /** The server's calculation; absent if it is the usual one. */
  readonly counting?: ContractCounting | undefined;
}

export const countingIn = ({ counting = usualCounting }: ContractContext): ContractCounting => counting;

export type ContractAction =
  | { readonly type: 'direction'; readonly direction: ContractDirection }
  | { readonly type: 'order-type'; readonly orderType: OrderType }
  | { readonly type: 'leverage'; readonly leverage: Rate }
  | { readonly type: 'price-text'; readonly text: string }
  | { readonly type: 'price-picked'; readonly price: DecimalText }
  | { readonly type: 'price-step'; readonly direction: 1 | -1 }
  | { readonly type: 'price-offered' }
  | { readonly type: 'size-text'; readonly text: string }
  | { readonly type: 'size-step'; readonly direction: 1 | -1 }
  | { readonly type: 'size-unit'; readonly unit: ContractSizeUnit }
  | { readonly type: 'percent'; readonly percent: number }
  /** An order that is not typed follows. */
  | { readonly type: 'lent' }
  /** That order is not wanted any more. */
  | { readonly type: 'given-back' }
  /** So many lots, for one order that is not typed. */
  | { readonly type: 'lots'; readonly lots: Quantity }
  | { readonly type: 'stops'; readonly texts: ContractDraft['stopTexts'] }
  /** Another tab changed the same ticket, or it belongs to another person now. */
  | { readonly type: 'restored'; readonly draft: ContractDraft }
  /** After the order was accepted: a new draft. Direction, kind, leverage and a chosen unit stay. */
  | { readonly type: 'placed' };

export type ContractField = 'price' | 'size' | StopLevel | 'ticket';

export const emptyContract: ContractDraft = {
  direction: 'long',
  orderType: 'market',
  priceText: '',
  sizeText: '',
  sizeUnit: 'margin',
  leverage: undefined,
  percent: undefined,
  isFromShare: false,
  isPriceTouched: false,
  isUnitChosen: false,
  stopTexts: { takeProfit: '', stopLoss: '' },
};

export const figuresOf = ({ priceText, isPriceTouched, sizeText, isFromShare, stopTexts }: OwnFigures): OwnFigures => ({
  priceText,
  isPriceTouched,
  sizeText,
  isFromShare,
  stopTexts,
});
