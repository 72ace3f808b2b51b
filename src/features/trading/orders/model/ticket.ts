import type { Depth, Side } from '../../../../core/domain/market/depth.ts';
import { parsedText } from '../../../../core/domain/kept/parsed-text.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import type { Amount, DecimalText, Price, Quantity, Rate } from '../../../../core/money/amount.ts';

export const orderTypes = ['limit', 'market'] as const;
export type OrderType = (typeof orderTypes)[number];
export type SizeUnit = 'base' | 'quote';

/** What the person has entered, as entered. */
export interface TicketDraft {
  readonly side: Side;
  readonly orderType: OrderType;
  readonly priceText: string;
  readonly sizeText: string;
  readonly sizeUnit: SizeUnit;
  /** The unit was chosen: it stays whatever the order is. */
  readonly isUnitChosen: boolean;
  /** Set while the size comes from the slider or a chip and nothing about it was typed since. */
  readonly percent: number | undefined;
  /** The size came from the available balance, not from typing: reading it reveals the balance. */
  readonly isFromShare: boolean;
  /** The price was typed, stepped or picked: it is never prefilled again. */
  readonly isPriceTouched: boolean;
}

export type TicketInstrument = Pick<Instrument, 'symbol' | 'base' | 'quote' | 'priceStep' | 'quantityStep' | 'isOpen'>;

/** The inputs from outside the ticket. Unknown ones are undefined and show as a dash. */
export interface TicketContext {
  readonly instrument: TicketInstrument;
  /** BCP 47, for reading and writing numbers. */
  readonly languageTag: string;
  readonly last: Price | undefined;
  /** Undefined where the server sends no book. */
  readonly depth: Depth | undefined;
  readonly availableBase: Amount | undefined;
  readonly availableQuote: Amount | undefined;
  /** Fraction of what is received; undefined when the server does not say. */
  readonly feeRate: Rate | undefined;
  /** A buy is sent as money to spend, which the server divides by its own last price. */
  readonly buysByMoney?: boolean | undefined;
  /** The currency that the person has no wallet for: no order of this pair would ever be filled. */
  readonly missingWallet?: string | undefined;
}

export const isByMoney = ({ side }: Pick<TicketDraft, 'side'>, { buysByMoney }: TicketContext): boolean =>
  side === 'buy' && buysByMoney === true;

/** The book that an order reaches into. */
export const bookOf = (draft: TicketDraft, context: TicketContext): Depth | undefined =>
  isByMoney(draft, context) ? undefined : context.depth;

export type TicketAction =
  | { readonly type: 'side'; readonly side: Side }
  | { readonly type: 'order-type'; readonly orderType: OrderType }
  | { readonly type: 'price-text'; readonly text: string }
  /** From the book, the chart or the last price. */
  | { readonly type: 'price-picked'; readonly price: DecimalText }
  | { readonly type: 'price-step'; readonly direction: 1 | -1 }
  /** The market has another price: it is offered until the person has set one. */
  | { readonly type: 'price-offered' }
  | { readonly type: 'size-text'; readonly text: string }
  /** So many units, for one order that is not typed. */
  | { readonly type: 'units'; readonly quantity: Quantity }
  | { readonly type: 'size-unit'; readonly unit: SizeUnit }
  | { readonly type: 'percent'; readonly percent: number }
  /** The same ticket was changed in another tab. */
  | { readonly type: 'restored'; readonly draft: TicketDraft }
  /** After the order was accepted: a new draft. Side, type and a chosen unit stay. */
  | { readonly type: 'placed' };

export type TicketField = 'price' | 'size' | 'ticket';

export const emptyTicket: TicketDraft = {
  side: 'buy',
  orderType: 'limit',
  priceText: '',
  sizeText: '',
  sizeUnit: 'base',
  isUnitChosen: false,
  percent: undefined,
  isFromShare: false,
  isPriceTouched: false,
};

/** True once a figure or a note may depend on price and book: for a market order, or when a size or price was set. */
export const dependsOnMarket = (draft: TicketDraft): boolean =>
  draft.orderType === 'market' || draft.isPriceTouched || draft.sizeText.trim() !== '';

/** A draft as text, and back. Anything that is not understood is no draft. */
export const writeDraft = (draft: TicketDraft): string =>
  JSON.stringify({ ...draft, percent: undefined, priceText: offeredOr(draft.priceText, draft.isPriceTouched) });

/** A price that was only offered is old by the time it is read: the next one is offered instead. */
const offeredOr = (priceText: string, isTouched: boolean): string => (isTouched ? priceText : '');

/** Whether it holds anything that the person has entered as a figure. */
export const isTyped = (draft: TicketDraft): boolean => draft.sizeText !== '' || draft.isPriceTouched;

export function readDraft(text: string | undefined): TicketDraft | undefined {
  const fields = fieldsIn(text);
  if (fields === undefined) return undefined;
  const { priceText, sizeText } = fields;
  if (typeof priceText !== 'string' || typeof sizeText !== 'string') return undefined;
  const is = (name: keyof TicketDraft): boolean => fields[name] === true;
  return {
    ...emptyTicket,
    side: fields.side === 'sell' ? 'sell' : 'buy',
    orderType: orderTypes.find((one) => one === fields.orderType) ?? 'limit',
    priceText: offeredOr(priceText, is('isPriceTouched')),
    sizeText,
    sizeUnit: fields.sizeUnit === 'quote' ? 'quote' : 'base',
    isUnitChosen: is('isUnitChosen'),
    isFromShare: is('isFromShare'),
    isPriceTouched: is('isPriceTouched'),
  };
}

function fieldsIn(text: string | undefined): Readonly<Record<keyof TicketDraft, unknown>> | undefined {
  const parsed = parsedText(text);
  return typeof parsed === 'object' && parsed !== null ? { ...emptyTicket, ...parsed } : undefined;
}
