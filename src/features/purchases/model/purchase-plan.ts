import * as v from 'valibot';
import {
  businessDaysLater,
  creditDays,
  fullName,
  type NewPurchase,
  type Purchase,
} from '../../../core/domain/wallets/purchase.ts';
import {
  methodText,
  purchaseCurrencies,
  purchaseFiats,
  purchaseMethods,
  regionCodes,
  regionOf,
  type PurchaseRegion,
} from '../../../core/domain/wallets/purchase-regions.ts';
import type { FiatRates, RatedCode } from '../../../core/domain/market/fiat.ts';
import { amount, rate, type Amount, type Rate } from '../../../core/money/amount.ts';
import { compare, roundTo, subtract } from '../../../core/money/fixed-point.ts';
import { divide, proportion } from '../../../core/money/quotient.ts';
import { emailProblem, mobileProblem } from '../../../core/rules/people/account-rules.ts';
import { realNameProblem } from '../../../core/rules/people/identity-rules.ts';
import {
  boundsIn,
  purchaseAmountProblem,
  taxNumberProblem,
  type PurchaseBounds,
} from '../../../core/rules/wallets/purchase-rules.ts';
import { problem, type RuleProblem } from '../../../core/rules/rule-problem.ts';
import { readJudgedAmount, type TypedAmount } from '../../shared/request-form/model/typed-amount.ts';

const draftSchema = v.object({
  /** ISO code; empty while none is chosen. */
  region: v.string(),
  currency: v.picklist(purchaseCurrencies),
  method: v.picklist(['', ...purchaseMethods]),
  bank: v.string(),
  text: v.string(),
  /** Empty for the one of the country. */
  fiat: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
  taxNumber: v.string(),
});
export type PurchaseDraft = v.InferOutput<typeof draftSchema>;

export const emptyPurchaseDraft: PurchaseDraft = {
  region: '',
  currency: 'USDT',
  method: '',
  bank: '',
  text: '',
  fiat: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  taxNumber: '',
};

export const writePurchaseDraft = (draft: PurchaseDraft): string => JSON.stringify(draft);

/** Nothing for what this version did not write. */
export function readPurchaseDraft(kept: string | undefined): PurchaseDraft {
  if (kept === undefined) return emptyPurchaseDraft;
  try {
    const read = v.safeParse(draftSchema, JSON.parse(kept));
    return read.success ? read.output : emptyPurchaseDraft;
  } catch {
    return emptyPurchaseDraft;
  }
}

/** Begins with the country that the person has picked on this device, while the draft has none. */
export const startIn = (draft: PurchaseDraft, place: string | undefined): PurchaseDraft =>
  draft.region === '' && place !== undefined && regionCodes.includes(place) ? { ...draft, region: place } : draft;

const nothing = amount('0');
const receivedPlaces = 8;
const fiatPlaces = 2;
const hundred = rate('100');
const one = rate('1');
const dollars = 'USD';

export interface PayerProblems {
  readonly firstName: RuleProblem | undefined;
  readonly lastName: RuleProblem | undefined;
  readonly email: RuleProblem | undefined;
  readonly phone: RuleProblem | undefined;
  readonly taxNumber: RuleProblem | undefined;
}

export interface PurchasePlan {
  readonly region: PurchaseRegion | undefined;
  /** A country was chosen from which nothing can be bought. */
  readonly isUnsupported: boolean;
  /** What can be paid with: of the country's own currency the rate must be known. */
  readonly fiats: readonly RatedCode[];
  readonly fiat: RatedCode;
  /** Units of that currency for one dollar. */
  readonly perDollar: Rate;
  /** In that currency. */
  readonly bounds: PurchaseBounds;
  readonly amount: TypedAmount;
  /** The operator's fee; undefined without a sum, or if the server names none. */
  readonly fee: Amount | undefined;
  /** Known beforehand only of USDT; exact only for dollars. */
  readonly received: Amount | undefined;
  readonly problems: PayerProblems;
  /** Only when everything is there. */
  readonly wish: NewPurchase | undefined;
}

export interface PurchaseBasis extends PurchaseBounds {
  readonly languageTag: string;
  /** Undefined where the server names none. */
  readonly feePercent: Rate | undefined;
  /** Undefined while they are not known. */
  readonly rates: FiatRates['rates'] | undefined;
}

/** The currencies of a country whose rate is known; dollars without a country. */
const fiatsOf = (region: PurchaseRegion | undefined, rates: PurchaseBasis['rates']): readonly RatedCode[] =>
  region === undefined
    ? [dollars]
    : purchaseFiats(region).filter((code) => code === dollars || rates?.[code] !== undefined);

function problemsOf(draft: PurchaseDraft): PayerProblems {
  const { firstName, lastName, email, phone, taxNumber } = draft;
  const isMissing = (text: string): RuleProblem | undefined => (text.trim() === '' ? problem('required') : undefined);
  return {
    firstName: isMissing(firstName),
    // What is wrong with the whole name is told at its end.
    lastName: isMissing(lastName) ?? (firstName.trim() === '' ? undefined : realNameProblem(fullName(draft))),
    email: emailProblem(email),
    phone: mobileProblem(phone),
    taxNumber: taxNumberProblem(taxNumber),
  };
}

const isRight = (problems: PayerProblems): boolean => Object.values(problems).every((wrong) => wrong === undefined);

/** The fee on a payment, to the cent, rounded up. */
const purchaseFee = (paid: Amount, percent: Rate): Amount | undefined =>
  proportion(paid, { factor: percent, divisor: hundred, places: fiatPlaces, rounding: 'up' });

export function purchasePlan(draft: PurchaseDraft, basis: PurchaseBasis): PurchasePlan {
  const { languageTag, feePercent, rates, ...inDollars } = basis;
  const region = regionOf(draft.region);
  const fiats = fiatsOf(region, rates);
  const fiat = fiats.find((code) => code === draft.fiat) ?? fiats[0] ?? dollars;
  const perDollar = fiat === dollars ? one : (rates?.[fiat] ?? one);
  const bounds = boundsIn(inDollars, perDollar);
  const reading = readJudgedAmount(draft.text, {
    languageTag,
    judge: (typed) => purchaseAmountProblem(typed, bounds),
  });
  const problems = problemsOf(draft);
  const { value } = reading;
  const fee = value === undefined || feePercent === undefined ? undefined : purchaseFee(value, feePercent);
  const bought = value === undefined ? undefined : divide(subtract(value, fee ?? nothing), perDollar);
  return {
    region,
    isUnsupported: draft.region !== '' && region === undefined,
    fiats,
    fiat,
    perDollar,
    bounds,
    amount: reading,
    fee,
    received: draft.currency === 'USDT' && bought !== undefined ? roundTo(bought, receivedPlaces, 'down') : undefined,
    problems,
    wish: isRight(problems) ? wishOf(draft, { region, fiat }, value) : undefined,
  };
}

function wishOf(
  { method, bank, email, currency, ...draft }: PurchaseDraft,
  { region, fiat }: Pick<PurchasePlan, 'region' | 'fiat'>,
  paid: Amount | undefined,
): NewPurchase | undefined {
  if (region === undefined || paid === undefined || method === '' || !region.banks.includes(bank)) return undefined;
  const payer = {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    phone: draft.phone.trim(),
    taxNumber: draft.taxNumber.trim(),
  };
  const basics = { country: region.wireName, payerName: fullName(payer), payerEmail: email.trim() };
  return { ...basics, payer, currencyName: currency, method: methodText(method, bank), fiat, paid };
}

/** A row that this order may have made. */
export const isTwinOfPurchase =
  ({ paid, currencyName, country }: NewPurchase) =>
  (row: Purchase): boolean =>
    compare(row.paid, paid) === 0 && row.currencyName === currencyName && row.country === country;

/** The last day on which a payment of today is credited, epoch ms. */
export const latestCredit = (now: number): number => businessDaysLater(now, creditDays.to);

export interface Station {
  readonly id: 'created' | 'matched' | 'paid' | 'closed';
  /** Server time; undefined before it happens, or if unknown. */
  readonly at: string | undefined;
}

/** Where the order has been, in order. */
export const stationsOf = ({ createdAt, matchedAt, paidAt, closedAt }: Purchase): readonly Station[] => [
  { id: 'created', at: createdAt === '' ? undefined : createdAt },
  { id: 'matched', at: matchedAt },
  { id: 'paid', at: paidAt },
  { id: 'closed', at: closedAt },
];
