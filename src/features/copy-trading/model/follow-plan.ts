import * as v from 'valibot';
import type { ContractOrder } from '../../../core/domain/orders/contract-order.ts';
import {
  copiedLots,
  copyCost,
  followWays,
  timesEquity,
  type CopyCost,
  type FollowTerms,
  type FollowWay,
} from '../../../core/domain/products/copy-trading.ts';
import type { Balance } from '../../../core/domain/wallets/wallet.ts';
import { quantity, readDecimal, type Amount, type Quantity, type Rate } from '../../../core/money/amount.ts';
import { add, compare } from '../../../core/money/fixed-point.ts';
import { countedTerms, followNumberProblem } from '../../../core/rules/products/copy-trading-rules.ts';
import { readJudgedAmount, type TypedAmount } from '../../shared/request-form/model/typed-amount.ts';
import { readKept } from '../../shared/request-form/model/kept-draft.ts';

/** Nothing is chosen for the person: neither the way nor a number. */
export interface FollowDraft {
  readonly way: FollowWay | undefined;
  readonly text: string;
}

const draftSchema = v.object({ way: v.optional(v.picklist(followWays)), text: v.string() });

export function readFollowDraft(kept: string | undefined): FollowDraft {
  const read = readKept(draftSchema, kept);
  return { way: read?.way, text: read?.text ?? '' };
}
export const writeFollowDraft = (draft: FollowDraft): string => JSON.stringify(draft);

export interface FollowPlan {
  readonly reading: TypedAmount;
  /** Only sendable terms, as they count. */
  readonly terms: FollowTerms | undefined;
}

export function followPlan({ way, text }: FollowDraft, languageTag: string): FollowPlan {
  const reading = readJudgedAmount(text, {
    languageTag,
    judge: (typed) => followNumberProblem(typed, way ?? 'multiplier'),
  });
  const number = readDecimal<Quantity>(reading.value ?? '');
  return { reading, terms: way === undefined || number === undefined ? undefined : countedTerms({ way, number }) };
}

const one = quantity('1');

/** Lots of the copy when the trader opens a single one. */
export const lotsOfOne = (terms: FollowTerms): Quantity => copiedLots(terms, one);

export interface CopyPreview {
  readonly trade: ContractOrder;
  readonly currency: string;
  readonly cost: CopyCost;
  /** Everything in the contract account of that currency, which all of its positions share; undefined when it is not known. */
  readonly account: Amount | undefined;
  /** The margin in units of that; undefined without any, and while it is not known. */
  readonly times: Rate | undefined;
  /** It would not have been copied: what is free does not cover margin and fee. */
  readonly isTooMuch: boolean;
}

const currencyOf = ({ symbol }: ContractOrder): string => symbol.slice(symbol.indexOf('/') + 1);

/** The trader’s last trade as a copy of these terms, at the trader’s own price. */
export function copyPreview(
  terms: FollowTerms,
  trade: ContractOrder | undefined,
  balances: readonly Balance[] | undefined,
): CopyPreview | undefined {
  const cost = trade === undefined ? undefined : copyCost(terms, trade);
  if (trade === undefined || cost === undefined) return undefined;
  const currency = currencyOf(trade);
  const balance = balances?.find(({ currencyName }) => currencyName === currency);
  const account = balance === undefined ? undefined : add(balance.available, balance.locked);
  return {
    trade,
    currency,
    cost,
    account,
    times: account === undefined ? undefined : timesEquity(cost.margin, account),
    isTooMuch: balance !== undefined && compare(cost.needed, balance.available) > 0,
  };
}
