import * as v from 'valibot';
import {
  conversionFee,
  convertedAmount,
  mostConvertible,
  type Conversion,
  type ConversionTerms,
  type ConvertibleCurrency,
} from '../../../core/domain/wallets/conversion.ts';
import type { CurrencyId } from '../../../core/domain/market/instrument.ts';
import type { Bill } from '../../../core/domain/wallets/wallet.ts';
import type { Amount, Price } from '../../../core/money/amount.ts';
import { add, compare, isPositive, negate } from '../../../core/money/fixed-point.ts';
import { divideTo } from '../../../core/money/quotient.ts';
import { readTypedAmount, type TypedAmount } from '../../shared/request-form/model/typed-amount.ts';
import { readKept } from '../../shared/request-form/model/kept-draft.ts';

export interface ConversionDraft {
  readonly fromId: CurrencyId;
  readonly toId: CurrencyId;
  /** As typed. */
  readonly text: string;
}

export interface ConversionPlan {
  readonly amount: TypedAmount;
  /** The most that leaves enough for the fee; undefined when the balance is not known. */
  readonly most: Amount | undefined;
  /** On top of the sum; undefined while there is no sum, and where the server names no fee. */
  readonly fee: Amount | undefined;
  /** Sum and fee. */
  readonly total: Amount | undefined;
  /** At the current prices. */
  readonly received: Amount | undefined;
  /** So little that nothing would come of it. */
  readonly comesToNothing: boolean;
  /** The wish; undefined while something is missing or wrong. */
  readonly wish: Conversion | undefined;
}

export interface ConversionBasis {
  readonly available: Amount | undefined;
  /** Undefined until they are known. */
  readonly terms: ConversionTerms | undefined;
  readonly languageTag: string;
}

export function conversionPlan({ text, ...ids }: ConversionDraft, basis: ConversionBasis): ConversionPlan {
  const { available, terms, languageTag } = basis;
  const percent = terms?.feePercent;
  const most = available === undefined || percent === undefined ? available : mostConvertible(available, percent);
  const typed = readTypedAmount(text, { languageTag, available: most });
  const { value } = typed;
  const fee = value === undefined || percent === undefined ? undefined : conversionFee(value, percent);
  const received = value === undefined || terms === undefined ? undefined : convertedAmount(value, terms);
  const isWorth = received !== undefined && isPositive(received);
  return {
    amount: typed,
    most,
    fee,
    total: value === undefined || fee === undefined ? undefined : add(value, fee),
    received,
    comesToNothing: received !== undefined && !isWorth,
    wish: value === undefined || !isWorth || ids.fromId === ids.toId ? undefined : { ...ids, amount: value },
  };
}

/** One unit of the dearer currency in the other one. */
export interface ShownRate {
  readonly unit: 'from' | 'to';
  readonly price: Price;
}

const ratePlaces = 6;

/** Undefined where a price is missing or zero. */
export function shownRate({ fromPrice, toPrice }: ConversionTerms): ShownRate | undefined {
  const unit = compare(fromPrice, toPrice) >= 0 ? 'from' : 'to';
  const [dear, cheap] = unit === 'from' ? [fromPrice, toPrice] : [toPrice, fromPrice];
  const price = divideTo(dear, cheap, ratePlaces);
  return price === undefined ? undefined : { unit, price };
}

/** The currencies with a wallet of the person; all of them if the server sends no balance at all. */
export function withWallet(currencies: readonly ConvertibleCurrency[]): readonly ConvertibleCurrency[] {
  const held = currencies.filter(({ available }) => available !== undefined);
  return held.length === 0 ? currencies : held;
}

/** The draft with two different open currencies: its own if possible, otherwise USDT and the first other one. */
export function withOpenCurrencies(
  draft: ConversionDraft,
  currencies: readonly ConvertibleCurrency[],
): ConversionDraft | undefined {
  const known = (id: CurrencyId): ConvertibleCurrency | undefined => currencies.find((one) => one.id === id);
  const usdt = currencies.find(({ name }) => name === 'USDT');
  const from = known(draft.fromId) ?? (usdt?.id === draft.toId ? currencies[0] : usdt) ?? currencies[0];
  const others = currencies.filter(({ id }) => id !== from?.id);
  const to = others.find(({ id }) => id === draft.toId) ?? others.find(({ id }) => id === usdt?.id) ?? others[0];
  return from === undefined || to === undefined ? undefined : { ...draft, fromId: from.id, toId: to.id };
}

/** The same draft with another currency; the two never become one, they change places instead. */
export function withCurrency(draft: ConversionDraft, side: 'fromId' | 'toId', id: CurrencyId): ConversionDraft {
  const other = side === 'fromId' ? 'toId' : 'fromId';
  if (draft[other] === id) return { ...draft, fromId: draft.toId, toId: draft.fromId };
  return { ...draft, [side]: id };
}

/** The sum that left the spot account matches the wish. */
export const isConversionOf =
  ({ fromId, amount }: Conversion) =>
  ({ currencyId, change, concernsLocked }: Bill): boolean =>
    currencyId === fromId && change === negate(amount) && !concernsLocked;

const schema = v.object({ fromId: v.string(), toId: v.string(), text: v.string() });

export const writeConversionDraft = (draft: ConversionDraft): string => JSON.stringify(draft);

/** Undefined for nothing and for what this version did not write. */
export const readConversionDraft = (kept: string | undefined): ConversionDraft | undefined => readKept(schema, kept);
