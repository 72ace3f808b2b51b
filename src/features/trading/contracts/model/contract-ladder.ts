import type { ContractDirection } from '../../../../core/domain/orders/contract-order.ts';
import {
  distanceToLiquidation,
  leaningOf,
  type ContractExposure,
} from '../../../../core/domain/orders/contract-rules.ts';
import type { Amount, DecimalText, Price, Quantity, Rate } from '../../../../core/money/amount.ts';
import { amount, quantity } from '../../../../core/money/amount.ts';
import {
  amountOf,
  compare,
  isPositive,
  larger,
  roundTo,
  smaller,
  subtract,
  sum,
} from '../../../../core/money/fixed-point.ts';
import { formatForInput } from '../../../../core/money/format.ts';
import { priceStepOf } from '../../orders/model/ticket-actions.ts';
import {
  readLadder,
  times,
  type Ladder,
  type LadderProblem,
  type LadderTexts,
} from '../../ticket/model/ladder-steps.ts';
import { contractForm } from './contract-form.ts';
import { fewestLots, type ContractError } from './contract-errors.ts';
import { availableFor, costOfLots, lotsWithin } from './contract-lots.ts';
import { liquidationWith } from './contract-summary.ts';
import { countingIn, emptyContract, type ContractContext, type ContractDraft } from './contract-ticket.ts';
import { takeContractSnapshot, type ContractSnapshot } from './contract-way.ts';

export interface ContractLadderQuestion {
  /** Direction, leverage and the unit of the size. */
  readonly draft: Pick<ContractDraft, 'direction' | 'leverage' | 'sizeUnit'>;
  readonly texts: LadderTexts;
  readonly context: ContractContext;
  /** Names the orders of this ladder. */
  readonly id: string;
}

/** What is wrong: with the ladder, or with one of its orders, which the ticket would refuse. */
export type ContractLadderProblem = LadderProblem | ContractError;

export interface ContractLadder extends Ladder<ContractSnapshot, ContractLadderProblem> {
  /** Of all orders; each is undefined where it is not known for one of them. */
  readonly margin: Amount | undefined;
  readonly fee: Amount | undefined;
  readonly needed: Amount | undefined;
  /** Where the pair would be liquidated once all of them have opened. */
  readonly liquidation: Price | undefined;
  readonly isOutOfReach: boolean;
  /** Percent from there to the nearest of their prices; undefined if it is out of reach, or not known. */
  readonly distance: Rate | undefined;
  readonly leverage: Rate | undefined;
}

const nothing = {
  orders: [],
  margin: undefined,
  fee: undefined,
  needed: undefined,
  liquidation: undefined,
  isOutOfReach: false,
  distance: undefined,
  leverage: undefined,
} as const;

/** The limit orders of a ladder at equal distances over a range of prices: each takes the same margin, or has the same lots. */
export function contractLadderOf(question: ContractLadderQuestion): ContractLadder {
  const { texts, context } = question;
  const { steps, problems } = readLadder(texts, context.languageTag, priceStepOf(context));
  if (steps === undefined) return { ...nothing, problems };
  const rungs = steps.prices.map((at, index) => rungAt(question, { at, each: steps.each, index }));
  const wrong = rungs.findIndex(({ error }) => error !== undefined);
  const error = rungs[wrong]?.error;
  const isTooSmall = error === undefined ? rungs.some(({ order }) => order === undefined) : tooSmall.has(error.key);
  if (isTooSmall) return { ...nothing, problems: { size: 'tooSmall' }, least: leastFor(question, steps.prices) };
  if (error !== undefined) {
    const price = wrong === 0 ? 'from' : 'to';
    return { ...nothing, problems: { [error.field === 'price' ? price : 'size']: error } };
  }
  const orders = rungs.flatMap(({ order }) => order ?? []);
  const totals = {
    margin: sumOf(orders, ({ cost }) => cost.margin),
    fee: sumOf(orders, ({ cost }) => cost.fee),
    needed: sumOf(orders, ({ cost }) => cost.needed),
  };
  const available = availableFor(context);
  const isBeyond = totals.needed !== undefined && available !== undefined && compare(totals.needed, available) > 0;
  // A guess stops no order: the server may take less.
  if (isBeyond && countingIn(context).isProven) return { ...nothing, ...totals, problems: { size: 'balance' } };
  return {
    orders,
    problems: {},
    ...totals,
    ...liquidationOf(orders, totals, context),
    leverage: orders[0]?.order.leverage,
  };
}

/** Both say what one order takes, and the field asks for the size of all. */
const tooSmall: ReadonlySet<ContractError['key']> = new Set<ContractError['key']>([
  'error.tooFewLots',
  'error.marginTooSmall',
]);

/** Enough for the dearest order of the range, as many times as there are orders. */
function leastFor({ draft, context }: ContractLadderQuestion, prices: readonly Price[]): DecimalText | undefined {
  const min = fewestLots(context);
  if (draft.sizeUnit === 'lots') return times(min, prices.length);
  const margins = prices.map((at) => costOfLots(pricedDraft(draft, at, context), context, min)?.margin);
  const known = margins.flatMap((margin) => margin ?? []);
  const [first] = known;
  if (first === undefined || known.length < prices.length) return undefined;
  return times(known.reduce(larger, first), prices.length);
}

/** Of a limit order at its own price. */
const pricedDraft = (
  { direction, leverage }: ContractLadderQuestion['draft'],
  at: Price,
  { languageTag }: ContractContext,
): ContractDraft => ({
  ...emptyContract,
  direction,
  leverage,
  orderType: 'limit',
  priceText: formatForInput(at, languageTag),
  isPriceTouched: true,
  sizeUnit: 'lots',
});

interface Rung {
  readonly order?: ContractSnapshot | undefined;
  readonly error?: ContractError | undefined;
}

/** One order as the ticket would send it, or why the ticket would not. */
function rungAt(
  { draft: chosen, context, id }: ContractLadderQuestion,
  { at, each, index }: { readonly at: Price; readonly each: DecimalText; readonly index: number },
): Rung {
  const { languageTag } = context;
  const priced = pricedDraft(chosen, at, context);
  const lots =
    chosen.sizeUnit === 'lots'
      ? roundTo<Quantity>(quantity(each), 0, 'down')
      : lotsWithin(priced, context, { sum: amount(each), part: 'margin' });
  if (lots === undefined || !isPositive(lots)) return {};
  const draft: ContractDraft = { ...priced, sizeText: formatForInput(lots, languageTag) };
  const summary = contractForm.summary(draft, context);
  const [error] = contractForm.errors(draft, summary, context);
  return error === undefined
    ? { order: takeContractSnapshot(`${id}.${index}`, { draft, summary, context }) }
    : { error };
}

/** What orders of a ladder come to; the margin is undefined where that of one is not known. */
export const sumsOfContracts = (
  orders: readonly ContractSnapshot[],
): { readonly size: Amount; readonly margin: Amount | undefined } => ({
  size: sum(orders.map(({ size }) => amountOf(size))),
  margin: sumOf(orders, ({ cost }) => cost.margin),
});

/** Undefined where one of the parts is not known. */
function sumOf(
  orders: readonly ContractSnapshot[],
  part: (order: ContractSnapshot) => Amount | undefined,
): Amount | undefined {
  const parts = orders.flatMap((order) => part(order) ?? []);
  return parts.length < orders.length ? undefined : sum(parts);
}

function liquidationOf(
  orders: readonly ContractSnapshot[],
  { margin, needed }: Pick<ContractLadder, 'margin' | 'needed'>,
  context: ContractContext,
): Pick<ContractLadder, 'liquidation' | 'isOutOfReach' | 'distance'> {
  const available = availableFor(context);
  if (margin === undefined || needed === undefined || available === undefined || compare(needed, available) > 0)
    return { liquidation: undefined, isOutOfReach: false, distance: undefined };
  const added = orders.map(({ order, openPrice, size }) => ({ direction: order.direction, openPrice, size }));
  const after = liquidationWith({ added, margin, availableAfter: subtract(available, needed) }, context);
  const leaning = leaningOf([...(context.positions ?? []), ...added]);
  return { ...after, distance: leaning && distanceFrom(added, after, leaning) };
}

/** The last order that opens leaves the least room. */
function distanceFrom(
  added: readonly ContractExposure[],
  { liquidation, isOutOfReach }: Pick<ContractLadder, 'liquidation' | 'isOutOfReach'>,
  leaning: ContractDirection,
): Rate | undefined {
  if (liquidation === undefined || isOutOfReach) return undefined;
  return added
    .map(({ openPrice }) => distanceToLiquidation(openPrice, liquidation, leaning))
    .reduce<Rate | undefined>((least, one) => (least === undefined ? one : smaller(least, one)), undefined);
}
