import { emptyTicket, orderTypes, type TicketDraft } from '../../orders/model/ticket.ts';

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
  const { side, orderType, priceText, sizeText, sizeUnit, isFromShare, isPriceTouched } = fields;
  if (typeof priceText !== 'string' || typeof sizeText !== 'string') return undefined;
  return {
    ...emptyTicket,
    side: side === 'sell' ? 'sell' : 'buy',
    orderType: orderTypes.find((one) => one === orderType) ?? 'limit',
    priceText: offeredOr(priceText, isPriceTouched === true),
    sizeText,
    sizeUnit: sizeUnit === 'quote' ? 'quote' : 'base',
    isUnitChosen: fields.isUnitChosen === true,
    isFromShare: isFromShare === true,
    isPriceTouched: isPriceTouched === true,
  };
}

function fieldsIn(text: string | undefined): Readonly<Record<keyof TicketDraft, unknown>> | undefined {
  if (text === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...emptyTicket, ...parsed } : undefined;
  } catch {
    return undefined;
  }
}
