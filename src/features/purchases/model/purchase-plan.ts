import * as v from 'valibot';
import {
  businessDaysLater,
  creditDays,
  purchaseFee,
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
import { amount, type Amount, type Rate } from '../../../core/money/amount.ts';
import { compare, subtract } from '../../../core/money/fixed-point.ts';
import { emailProblem } from '../../../core/rules/people/account-rules.ts';
import { realNameProblem } from '../../../core/rules/people/identity-rules.ts';
import { purchaseAmountProblem, type PurchaseBounds } from '../../../core/rules/wallets/purchase-rules.ts';
import type { RuleProblem } from '../../../core/rules/rule-problem.ts';
import { readJudgedAmount, type TypedAmount } from '../../shared/request-form/model/typed-amount.ts';

const draftSchema = v.object({
  /** ISO code; empty while none is chosen. */
  region: v.string(),
  currency: v.picklist(purchaseCurrencies),
  method: v.picklist(['', ...purchaseMethods]),
  bank: v.string(),
  text: v.string(),
  name: v.string(),
  email: v.string(),
});
export type PurchaseDraft = v.InferOutput<typeof draftSchema>;

export const emptyPurchaseDraft: PurchaseDraft = {
  region: '',
  currency: 'USDT',
  method: '',
  bank: '',
  text: '',
  name: '',
  email: '',
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

/** The only fiat that is offered: one dollar is one USDT. */
const [fiat] = purchaseFiats;

export interface PurchasePlan {
  readonly region: PurchaseRegion | undefined;
  /** A country was chosen from which nothing can be bought. */
  readonly isUnsupported: boolean;
  readonly fiat: string;
  readonly amount: TypedAmount;
  /** The operator's fee; undefined without a sum, or if the server names none. */
  readonly fee: Amount | undefined;
  /** Known beforehand only where the rate is fixed. */
  readonly received: Amount | undefined;
  readonly nameProblem: RuleProblem | undefined;
  readonly emailProblem: RuleProblem | undefined;
  /** Only when everything is there. */
  readonly wish: NewPurchase | undefined;
}

export interface PurchaseBasis extends PurchaseBounds {
  readonly languageTag: string;
  /** Undefined where the server names none. */
  readonly feePercent: Rate | undefined;
}

export function purchasePlan(
  draft: PurchaseDraft,
  { languageTag, feePercent, ...bounds }: PurchaseBasis,
): PurchasePlan {
  const region = regionOf(draft.region);
  const reading = readJudgedAmount(draft.text, {
    languageTag,
    judge: (typed) => purchaseAmountProblem(typed, bounds),
  });
  const problems = { nameProblem: realNameProblem(draft.name), emailProblem: emailProblem(draft.email) };
  const { value } = reading;
  const fee = value === undefined || feePercent === undefined ? undefined : purchaseFee(value, feePercent);
  const isRight = problems.nameProblem === undefined && problems.emailProblem === undefined;
  return {
    region,
    isUnsupported: draft.region !== '' && region === undefined,
    fiat,
    amount: reading,
    fee,
    received: draft.currency === 'USDT' && value !== undefined ? subtract(value, fee ?? nothing) : undefined,
    ...problems,
    wish: isRight ? wishOf(draft, region, value) : undefined,
  };
}

function wishOf(
  { method, bank, name, email, currency }: PurchaseDraft,
  region: PurchaseRegion | undefined,
  paid: Amount | undefined,
): NewPurchase | undefined {
  if (region === undefined || paid === undefined || method === '' || !region.banks.includes(bank)) return undefined;
  const payer = { payerName: name.trim(), payerEmail: email.trim() };
  return { country: region.wireName, ...payer, currencyName: currency, method: methodText(method, bank), fiat, paid };
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
