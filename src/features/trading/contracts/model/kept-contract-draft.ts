import { parsedText } from '../../../../core/domain/kept/parsed-text.ts';
import type { StopLevel } from '../../../../core/domain/orders/contract-levels.ts';
import { readDecimal, type Rate } from '../../../../core/money/amount.ts';
import { emptyContract, type ContractDraft } from './contract-ticket.ts';
import { orderTypes } from '../../orders/model/ticket.ts';

/** A draft as text, and back. A price that was only offered is old by the time it is read. */
export const writeContractDraft = (draft: ContractDraft): string =>
  JSON.stringify({ ...draft, percent: undefined, priceText: draft.isPriceTouched ? draft.priceText : '' });

/** Anything that is not understood is no draft. */
export function readContractDraft(text: string | undefined): ContractDraft | undefined {
  const fields = fieldsIn(text);
  if (fields === undefined) return undefined;
  const { priceText, sizeText, leverage, isPriceTouched } = fields;
  if (typeof priceText !== 'string' || typeof sizeText !== 'string') return undefined;
  const stopTexts = stopTextsIn(fields.stopTexts);
  // A size without the stop that was typed for it would open an unprotected position.
  if (stopTexts === undefined) return undefined;
  return {
    direction: fields.direction === 'short' ? 'short' : 'long',
    orderType: orderTypes.find((one) => one === fields.orderType) ?? 'market',
    priceText: isPriceTouched === true ? priceText : '',
    sizeText,
    sizeUnit: fields.sizeUnit === 'lots' ? 'lots' : 'margin',
    leverage: typeof leverage === 'string' ? readDecimal<Rate>(leverage) : undefined,
    percent: undefined,
    isFromShare: fields.isFromShare === true,
    isPriceTouched: isPriceTouched === true,
    isUnitChosen: fields.isUnitChosen === true,
    stopTexts,
  };
}

/** The levels as typed: the ticket reads them against the present price, and says so when that has passed one. */
function stopTextsIn(kept: unknown): ContractDraft['stopTexts'] | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { takeProfit, stopLoss }: Readonly<Record<StopLevel, unknown>> = { ...emptyContract.stopTexts, ...kept };
  return typeof takeProfit === 'string' && typeof stopLoss === 'string' ? { takeProfit, stopLoss } : undefined;
}

function fieldsIn(text: string | undefined): Readonly<Record<keyof ContractDraft, unknown>> | undefined {
  const parsed = parsedText(text);
  return typeof parsed === 'object' && parsed !== null ? { ...emptyContract, ...parsed } : undefined;
}
