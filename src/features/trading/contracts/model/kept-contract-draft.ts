import { parsedText } from '../../../../core/domain/kept/parsed-text.ts';
import type { StopLevel } from '../../../../core/domain/orders/contract-levels.ts';
import { readDecimal, type Rate } from '../../../../core/money/amount.ts';
import { emptyContract, type ContractDraft, type OwnChoices } from './contract-ticket.ts';
import { orderTypes } from '../../orders/model/ticket.ts';

/** A draft as text, and back. A price that was only offered is old by the time it is read. */
export const writeContractDraft = (draft: ContractDraft): string =>
  JSON.stringify({ ...draft, percent: undefined, priceText: draft.isPriceTouched ? draft.priceText : '' });

/** Anything that is not understood is no draft. */
export function readContractDraft(text: string | undefined): ContractDraft | undefined {
  const fields = fieldsIn(text);
  if (fields === undefined) return undefined;
  const { priceText, sizeText, isPriceTouched, own } = fields;
  if (typeof priceText !== 'string' || typeof sizeText !== 'string') return undefined;
  const stopTexts = stopTextsIn(fields.stopTexts);
  // A size without the stop that was typed for it would open an unprotected position.
  if (stopTexts === undefined) return undefined;
  return {
    ...choicesIn(fields),
    priceText: isPriceTouched === true ? priceText : '',
    sizeText,
    percent: undefined,
    isFromShare: fields.isFromShare === true,
    isPriceTouched: isPriceTouched === true,
    isUnitChosen: fields.isUnitChosen === true,
    stopTexts,
    ...(typeof own === 'object' && own !== null ? { own: choicesIn({ ...emptyContract, ...own }) } : {}),
  };
}

const choicesIn = ({ direction, orderType, leverage, sizeUnit }: Unread<keyof OwnChoices>): OwnChoices => ({
  direction: direction === 'short' ? 'short' : 'long',
  orderType: orderTypes.find((one) => one === orderType) ?? 'market',
  leverage: typeof leverage === 'string' ? readDecimal<Rate>(leverage) : undefined,
  sizeUnit: sizeUnit === 'lots' ? 'lots' : 'margin',
});

/** The levels as typed: the ticket reads them against the present price, and says so when that has passed one. */
function stopTextsIn(kept: unknown): ContractDraft['stopTexts'] | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { takeProfit, stopLoss }: Readonly<Record<StopLevel, unknown>> = { ...emptyContract.stopTexts, ...kept };
  return typeof takeProfit === 'string' && typeof stopLoss === 'string' ? { takeProfit, stopLoss } : undefined;
}

type Unread<Field extends string> = Readonly<Record<Field, unknown>>;

function fieldsIn(
  text: string | undefined,
): (Unread<Exclude<keyof ContractDraft, 'own'>> & { own?: unknown }) | undefined {
  const parsed = parsedText(text);
  return typeof parsed === 'object' && parsed !== null ? { ...emptyContract, ...parsed } : undefined;
}
