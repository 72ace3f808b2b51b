import { alertLimit, isReached, sideOf, type AlertSide } from '../../../../core/domain/market/price-alert.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { roundToStep } from '../../../../core/money/arithmetic.ts';
import { compare, isPositive } from '../../../../core/money/fixed-point.ts';
import { parseDecimalInput } from '../../../../core/money/parse.ts';

export interface AlertDraft {
  readonly priceText: string;
  /** Undefined until the person chooses: then the typed price decides. */
  readonly side: AlertSide | undefined;
}

export interface AlertContext {
  readonly languageTag: string;
  /** A fresh last price; undefined without one. */
  readonly last: Price | undefined;
  readonly priceStep: Price | undefined;
  /** How many there are without this one. */
  readonly count: number;
}

export type AlertProblem =
  | 'missing'
  | 'invalid'
  | 'notPositive'
  | 'step'
  /** Without a price it is unknown whether it has been reached. */
  | 'noPrice'
  /** The price is there already. */
  | 'above'
  | 'below'
  | 'tooMany';

export interface AlertReading {
  readonly side: AlertSide;
  readonly price: Price | undefined;
  /** Why it cannot be set. */
  readonly problem: AlertProblem | undefined;
}

/** The typed alert, checked against the current price. */
export function readAlertDraft(draft: AlertDraft, context: AlertContext): AlertReading {
  const input = parseDecimalInput<Price>(draft.priceText, context.languageTag);
  const usual = draft.side ?? 'above';
  const unread = (problem: AlertProblem): AlertReading => ({
    side: usual,
    price: undefined,
    problem,
  });
  if (input.kind === 'empty') return unread('missing');
  // Of an ambiguous one the field asks which reading is meant.
  if (input.kind !== 'number') return unread('invalid');
  const price = input.value;
  const meant = context.last === undefined ? undefined : sideOf(price, context.last);
  const side = draft.side ?? meant ?? usual;
  return { side, price, problem: problemOf(price, side, context) };
}

function problemOf(price: Price, side: AlertSide, context: AlertContext): AlertProblem | undefined {
  const { last, priceStep, count } = context;
  if (!isPositive(price)) return 'notPositive';
  if (priceStep !== undefined && compare(roundToStep(price, priceStep), price) !== 0) return 'step';
  if (last === undefined) return 'noPrice';
  if (isReached({ side, price }, last)) return side;
  return count >= alertLimit ? 'tooMany' : undefined;
}
