import { rate, type Amount, type Price, type Rate } from '../../money/amount.ts';
import { add, compare, multiply, negate, roundTo, subtract } from '../../money/fixed-point.ts';
import type { CurrencyId } from '../market/instrument.ts';
import { breakEvenRate, optionFee } from '../orders/option-rules.ts';

export const quizKinds = ['daily', 'instant'] as const;
export type QuizKind = (typeof quizKinds)[number];
export const quizSides = ['higher', 'notHigher'] as const;
export type QuizSide = (typeof quizSides)[number];

/** The first three are states of a round, the others of a bet. */
export const quizStates = [
  'notStarted',
  'guessing',
  'over',
  'unsettled',
  'guessedRight',
  'distributed',
  'missed',
] as const;
export type QuizState = (typeof quizStates)[number];
export type RoundState = Extract<QuizState, 'notStarted' | 'guessing' | 'over'>;
export type BetState = Exclude<QuizState, RoundState>;

/** The terms of a bet. */
export interface QuizTerms {
  /** All that comes back for one that was staked, when the guess was right. */
  readonly odds: Rate;
  /** Percent of the stake, charged on top at every outcome. */
  readonly feePercent: Rate;
}

/** Three moments, epoch ms: bets from the first until the second, which makes the price to beat; the third decides. */
export interface QuizWindow {
  readonly opensAt: number;
  readonly locksAt: number;
  readonly endsAt: number;
}

/** One question: will the price at the end be higher than the price when the bets were closed? */
export interface QuizRound extends QuizTerms, QuizWindow {
  readonly id: string;
  readonly kind: QuizKind;
  readonly symbol: string;
  /** As the server saw it when it answered. */
  readonly state: RoundState;
  /** Undefined until bets are closed. */
  readonly startPrice: Price | undefined;
  /** Undefined until it is decided. */
  readonly endPrice: Price | undefined;
  readonly minimum: Amount;
  readonly maximum: Amount;
  readonly currencyId: CurrencyId;
  readonly currencyName: string;
}

export interface QuizBet extends QuizTerms, QuizWindow {
  readonly id: string;
  readonly roundId: string;
  readonly kind: QuizKind;
  readonly symbol: string;
  readonly side: QuizSide;
  readonly stake: Amount;
  readonly fee: Amount;
  /** All that comes back when the guess is right. */
  readonly bonus: Amount;
  readonly currencyName: string;
  readonly state: BetState;
  readonly startPrice: Price | undefined;
  readonly endPrice: Price | undefined;
  /** Epoch ms. */
  readonly createdAt: number;
}

const places = 8;
const hundred = rate('100');
const one = rate('1');
const dayMs = 86_400_000;

/** The charge on top of the stake, truncated to eight decimals. */
export const betFee = (stake: Amount, { feePercent }: Pick<QuizTerms, 'feePercent'>): Amount =>
  optionFee(stake, feePercent);

/** All that comes back when the guess is right, the stake included; cut off to eight decimals. */
export const betBonus = (stake: Amount, { odds }: Pick<QuizTerms, 'odds'>): Amount =>
  roundTo(multiply(stake, odds), places, 'down');

/** What leaves the account with a bet, and is lost when the guess is wrong. */
export const betCost = (stake: Amount, terms: Pick<QuizTerms, 'feePercent'>): Amount =>
  add(stake, betFee(stake, terms));

/** Of a hundred bets of one stake so many have to be right to come out even, in percent; undefined for odds of nothing. */
export const quizBreakEven = ({ odds, feePercent }: QuizTerms): Rate | undefined =>
  breakEvenRate({ payoutRate: multiply(subtract(odds, one), hundred), feeRate: feePercent });

/** The end decides alone: the same price is not higher. */
export const sideOf = (startPrice: Price, endPrice: Price): QuizSide =>
  compare(endPrice, startPrice) > 0 ? 'higher' : 'notHigher';

/** The state of a round at a moment, epoch ms. */
export function roundStateAt({ opensAt, locksAt }: QuizWindow, now: number): RoundState {
  if (now < opensAt) return 'notStarted';
  return now < locksAt ? 'guessing' : 'over';
}

/** The next moment at which something changes, epoch ms; undefined when nothing does. */
export function nextMoment({ opensAt, locksAt, endsAt }: QuizWindow, now: number): number | undefined {
  return [opensAt, locksAt, endsAt].find((moment) => moment > now);
}

/** The result of a bet, signed; undefined while unknown. */
export function betResult({ state, stake, fee, bonus }: QuizBet): Amount | undefined {
  if (state === 'unsettled') return undefined;
  const spent = add(stake, fee);
  return state === 'missed' ? negate(spent) : subtract(bonus, spent);
}

/** A bet is a day overdue: the person is told where to ask. */
export const isLate = ({ state, endsAt }: Pick<QuizBet, 'state' | 'endsAt'>, now: number): boolean =>
  state === 'unsettled' && now - endsAt > dayMs;
