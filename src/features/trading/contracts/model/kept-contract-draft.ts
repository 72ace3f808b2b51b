import { parsedText } from '../../../../core/domain/kept/parsed-text.ts';
import { stopLevels, type StopLevel } from '../../../../core/domain/orders/contract-levels.ts';
import { readDecimal, type Rate } from '../../../../core/money/amount.ts';
import { initialContract, ownOf } from './contract-actions.ts';
import {
  emptyContract,
  figuresOf,
  type ContractContext,
  type ContractDraft,
  type OwnChoices,
  type OwnDraft,
  type OwnFigures,
} from './contract-ticket.ts';
import { orderTypes } from '../../orders/model/ticket.ts';

/** A draft as text, and back. A price that was only offered is old by the time it is read. */
export const writeContractDraft = (draft: ContractDraft): string =>
  JSON.stringify({ ...draft, percent: undefined, priceText: draft.isPriceTouched ? draft.priceText : '' });

/** Anything that is not understood is no draft. */
export function readContractDraft(text: string | undefined): ContractDraft | undefined {
  const fields = fieldsIn(text);
  if (fields === undefined) return undefined;
  const { own } = fields;
  const figures = figuresIn(fields);
  if (figures === undefined) return undefined;
  return {
    ...choicesIn(fields),
    ...figures,
    percent: undefined,
    isUnitChosen: fields.isUnitChosen === true,
    ...(typeof own === 'object' && own !== null ? { own: ownIn(own) } : {}),
  };
}

function ownIn(own: object): OwnDraft {
  const fields = { ...emptyContract, ...own };
  return { ...choicesIn(fields), ...(figuresIn(fields) ?? figuresOf(emptyContract)) };
}

/** A size without the stop that was typed for it would open an unprotected position: then there is none of them. */
function figuresIn({ priceText, sizeText, ...fields }: Unread<keyof OwnFigures>): OwnFigures | undefined {
  const stopTexts = stopTextsIn(fields.stopTexts);
  if (typeof priceText !== 'string' || typeof sizeText !== 'string' || stopTexts === undefined) return undefined;
  const isTouched = fields.isPriceTouched === true;
  return {
    priceText: isTouched ? priceText : '',
    isPriceTouched: isTouched,
    sizeText,
    isFromShare: fields.isFromShare === true,
    stopTexts,
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

/** What another pair takes over from a ticket, as text. A lot is another size there: the unit is no part of it. */
export function writeContractChoices(draft: ContractDraft): string {
  const { direction, orderType, leverage } = ownOf(draft);
  return writeContractDraft({ ...emptyContract, direction, orderType, leverage });
}

const isFilled = ({ sizeText, isPriceTouched, stopTexts }: ContractDraft): boolean =>
  sizeText !== '' || isPriceTouched || stopLevels.some((level) => stopTexts[level] !== '');

/**
 * What the ticket of a pair begins with: its own draft, if it holds a figure, which was meant for its own direction. Otherwise
 * direction, kind and leverage of the last ticket; a leverage that the pair lacks is the smallest there.
 */
export function firstContractDraft(
  own: ContractDraft | undefined,
  chosen: ContractDraft | undefined,
  context: ContractContext,
): ContractDraft | undefined {
  if (chosen === undefined || (own !== undefined && isFilled(own))) return own;
  const { direction, orderType, leverage } = chosen;
  return { ...(own ?? initialContract(context)), direction, orderType, leverage };
}
