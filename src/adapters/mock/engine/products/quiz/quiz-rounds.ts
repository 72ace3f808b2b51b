import { quizKinds, roundStateAt, type QuizKind, type QuizWindow } from '../../../../../core/domain/products/quiz.ts';
import { amount, rate } from '../../../../../core/money/amount.ts';

/** The same for everybody and for every round. */
export const quizTerms = {
  currency: 'USDT',
  minimum: amount('1'),
  maximum: amount('500'),
  odds: rate('1.9'),
  feePercent: rate('1'),
} as const;

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Bets are taken for so long, and so long after that the price decides. */
const lengths: Readonly<Record<QuizKind, number>> = { daily: dayMs, instant: 5 * minuteMs };
const pairs: Readonly<Record<QuizKind, readonly string[]>> = {
  daily: ['BTC/USDT', 'ETH/USDT'],
  instant: ['BTC/USDT'],
};
/** The number of past rounds in the list. */
const toldOver = 2;

export interface Round extends QuizWindow {
  readonly id: string;
  readonly kind: QuizKind;
  readonly symbol: string;
}

/** Rounds follow the clock, one after another: while one waits for its outcome, the next one takes bets. */
function roundAt(kind: QuizKind, symbol: string, opensAt: number): Round {
  const length = lengths[kind];
  const id = `${kind}-${symbol.replace('/', '-')}-${opensAt / 1000}`;
  return { id, kind, symbol, opensAt, locksAt: opensAt + length, endsAt: opensAt + 2 * length };
}

/** Those that take bets, the next ones, and the latest ones that are over; in this order. */
export function roundsAround(at: number): readonly Round[] {
  const rounds = quizKinds.flatMap((kind) =>
    pairs[kind].flatMap((symbol) => {
      const length = lengths[kind];
      const present = Math.floor(at / length) * length;
      const starts = [0, 1, ...Array.from({ length: toldOver }, (_, back) => -1 - back)];
      return starts.map((step) => roundAt(kind, symbol, present + step * length));
    }),
  );
  const ranks = { guessing: 0, notStarted: 1, over: 2 };
  return rounds.toSorted((left, right) => ranks[roundStateAt(left, at)] - ranks[roundStateAt(right, at)]);
}

/** Of the rounds that can be bet on or wait for it. */
export const findRound = (id: string, at: number): Round | undefined =>
  roundsAround(at).find((round) => round.id === id);
