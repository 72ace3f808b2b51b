import { decimal, type Amount, type DecimalText } from '../../money/amount.ts';
import { absolute, add, compare, cost, isZero, multiply, negate, subtract, sum } from '../../money/fixed-point.ts';
import type { ContractAccountState, ContractOrder } from './contract-order.ts';
import type { ServerDialect } from '../server/server-dialect.ts';

// Servers calculate contracts differently, and none says how. Orders reveal it part by part; the rest is a guess.

type Guess = ServerDialect['contracts'];

/** How a server counts, word by word; `unknown` where what it said fits no formula that is known. */
export interface ContractCounting {
  /** `lots`: size ÷ leverage, at any price. */
  readonly margin: Guess['margin'] | 'unknown';
  /** `leveraged`: the result is multiplied by the leverage. */
  readonly profit: Guess['profit'] | 'unknown';
  /** Whether the risk rate includes the available balance. Without it the rate is read the other way round. */
  readonly risk: Guess['risk'] | 'unknown';
  /** An order has shown how the margin is counted. */
  readonly isProven: boolean;
}

/** The findings so far; undefined for an open part. */
export type ShownCounting = { readonly [Part in keyof Guess]?: ContractCounting[Part] | undefined };

/** As in the specification and in our own backend. */
export const usualCounting: ContractCounting = {
  margin: 'value',
  profit: 'price',
  risk: 'with-balance',
  isProven: true,
};

export const countingOf = (guess: Guess, shown: ShownCounting): ContractCounting => ({
  margin: shown.margin ?? guess.margin,
  profit: shown.profit ?? guess.profit,
  risk: shown.risk ?? guess.risk,
  isProven: shown.margin !== undefined && shown.margin !== 'unknown',
});

/** Whether the liquidation price can be computed: every part of the calculation is known. */
export const canForesee = ({ margin, profit, risk }: ContractCounting): boolean =>
  margin !== 'unknown' && profit === 'price' && risk === 'with-balance';

const thousandth = decimal('0.001');
/** Values are rounded to five places before they are divided. */
const leastStep = decimal('0.0001');

function isNear(one: DecimalText, other: DecimalText): boolean {
  const room = add(multiply(absolute(other), thousandth), leastStep);
  return compare(absolute(subtract(one, other)), room) <= 0;
}

/** Which of two formulas a figure fits; undefined if it fits both, `unknown` if it fits none. */
function fitOf<Name extends string>(
  said: DecimalText,
  formulas: readonly (readonly [name: Name, value: DecimalText])[],
): Name | 'unknown' | undefined {
  const fitting = formulas.filter(([, value]) => isNear(said, value));
  if (fitting.length > 1) return undefined;
  return fitting[0]?.[0] ?? 'unknown';
}

function marginShownBy({ marginAtOpen, leverage, openPrice, size }: ContractOrder) {
  if (isZero(openPrice) || isZero(marginAtOpen)) return undefined;
  return fitOf<Guess['margin']>(multiply(marginAtOpen, leverage), [
    ['value', cost(openPrice, size)],
    ['lots', size],
  ]);
}

/** Only a running result belongs to the last price. */
function profitShownBy({ status, profit, lastPrice, openPrice, size, leverage, direction }: ContractOrder) {
  if (status !== 'open' || profit === undefined || lastPrice === undefined) return undefined;
  const gain = cost(subtract(lastPrice, openPrice), size);
  const atPrice: Amount = direction === 'long' ? gain : negate(gain);
  if (isNear(atPrice, decimal('0'))) return undefined;
  return fitOf<Guess['profit']>(profit, [
    ['price', atPrice],
    ['leveraged', multiply(atPrice, leverage)],
  ]);
}

function riskShownBy({ riskRate, available, marginAtOpen, profit }: ContractAccountState) {
  if (riskRate === undefined || available === undefined || marginAtOpen === undefined || profit === undefined)
    return undefined;
  const hundred = decimal('100');
  const without = multiply(add(marginAtOpen, profit), hundred);
  return fitOf<Guess['risk']>(multiply(marginAtOpen, riskRate), [
    ['with-balance', multiply(sum([available, marginAtOpen, profit]), hundred)],
    ['without-balance', without],
  ]);
}

/** A match outweighs a mismatch: a row may contain figures of two moments. */
function agreed<Word extends string>(words: readonly (Word | undefined)[]): Word | 'unknown' | undefined {
  const known = [...new Set(words.filter((word) => word !== undefined))];
  const fitting = known.filter((word) => word !== 'unknown');
  const [first] = fitting;
  if (fitting.length > 1) return 'unknown';
  return first ?? known[0];
}

/** What orders and the sums of their account show of how a server counts. Copies are sized by the trader they follow. */
export function countingShownBy(
  orders: readonly ContractOrder[],
  state: ContractAccountState | undefined,
): ShownCounting {
  const own = orders.filter(({ kind }) => kind === 'own');
  return {
    margin: agreed(own.map(marginShownBy)),
    profit: agreed(own.map(profitShownBy)),
    risk: state === undefined ? undefined : riskShownBy(state),
  };
}

const words = {
  margin: ['value', 'lots', 'unknown'],
  profit: ['price', 'leveraged', 'unknown'],
  risk: ['with-balance', 'without-balance', 'unknown'],
} as const;

const nothing = '-';

/** The findings as a short text, with the new ones replacing the old ones. */
export const writeShown = (kept: ShownCounting, seen: ShownCounting): string =>
  [seen.margin ?? kept.margin, seen.profit ?? kept.profit, seen.risk ?? kept.risk]
    .map((word) => word ?? nothing)
    .join(' ');

export function readShown(text: string | undefined): ShownCounting {
  const [margin, profit, risk] = (text ?? '').split(' ');
  return {
    margin: words.margin.find((word) => word === margin),
    profit: words.profit.find((word) => word === profit),
    risk: words.risk.find((word) => word === risk),
  };
}
