import * as v from 'valibot';
import {
  latePercent,
  loanCost,
  loanPenalty,
  type Loan,
  type LoanApplication,
  type LoanCost,
  type LoanDocument,
  type LoanProduct,
} from '../../../core/domain/finance/loan.ts';
import type { Amount, Quantity, Rate } from '../../../core/money/amount.ts';
import { add, compare, roundTo } from '../../../core/money/fixed-point.ts';
import { parseDecimalInput } from '../../../core/money/parse.ts';
import { limitedAmountProblem } from '../../../core/rules/moved-amount.ts';
import { readJudgedAmount, type TypedAmount } from '../../shared/request-form/model/typed-amount.ts';

export interface LoanDraft {
  readonly productId: string | undefined;
  /** As typed. */
  readonly text: string;
  /** As typed; empty for the term itself. */
  readonly days: string;
  /** As typed; undefined until then: the person's own is offered. */
  readonly contact?: string | undefined;
}

export const emptyLoanDraft: LoanDraft = { productId: undefined, text: '', days: '' };

const schema = v.object({
  productId: v.optional(v.string()),
  text: v.string(),
  days: v.string(),
  contact: v.optional(v.string()),
});

export const writeLoanDraft = (draft: LoanDraft): string => JSON.stringify(draft);

/** Nothing for what this version did not write. */
export function readLoanDraft(kept: string | undefined): LoanDraft {
  if (kept === undefined) return emptyLoanDraft;
  try {
    const read = v.safeParse(schema, JSON.parse(kept));
    return read.success ? { ...read.output, productId: read.output.productId } : emptyLoanDraft;
  } catch {
    return emptyLoanDraft;
  }
}

/** The longest possible term, days. */
export const longestKept = 3650;

/** Any part of a day is a day. Undefined for what is no length of time. */
export function keptDays(text: string, termDays: number, languageTag: string): number | undefined {
  const input = parseDecimalInput<Quantity>(text, languageTag);
  if (input.kind === 'empty') return termDays;
  if (input.kind !== 'number') return undefined;
  const days = Number.parseInt(roundTo(input.value, 0, 'up'), 10);
  return days >= 1 && days <= longestKept ? days : undefined;
}

export interface LoanPlan {
  readonly amount: TypedAmount;
  /** Started days; undefined for what is no length of time. */
  readonly days: number | undefined;
  /** Undefined until there are a sum and a time. */
  readonly cost: LoanCost | undefined;
  /** One late day. */
  readonly lateDay: { readonly percent: Rate; readonly cost: Amount | undefined };
}

export function loanPlan(draft: LoanDraft, product: LoanProduct, languageTag: string): LoanPlan {
  const reading = readJudgedAmount(draft.text, { languageTag, judge: (typed) => limitedAmountProblem(typed, product) });
  const days = keptDays(draft.days, product.days, languageTag);
  const terms = reading.value === undefined ? undefined : { ...product, amount: reading.value };
  return {
    amount: reading,
    days,
    cost:
      terms === undefined || days === undefined
        ? undefined
        : loanCost(terms, { termDays: product.days, keptDays: days }),
    lateDay: { percent: latePercent(product), cost: terms === undefined ? undefined : loanPenalty(terms, 1) },
  };
}

export type Documents = Readonly<Partial<Record<LoanDocument, string>>>;

/** A row that this application may have made. */
export const isTwinOfApplication =
  ({ amount }: LoanApplication) =>
  (loan: Loan): boolean =>
    loan.status === 'pending' && compare(loan.amount, amount) === 0;

/** The sum due after one more late day. */
export const withLateDay = (loan: Loan, due: Amount | undefined): Amount | undefined =>
  due === undefined ? undefined : add(due, loanPenalty(loan, 1));
