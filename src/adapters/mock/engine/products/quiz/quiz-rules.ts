import { betBonus, betFee, roundStateAt, type QuizSide } from '../../../../../core/domain/products/quiz.ts';
import { readDecimal } from '../../../../../core/money/amount.ts';
import { compare, isZero, subtract } from '../../../../../core/money/fixed-point.ts';
import { stakeProblem } from '../../../../../core/rules/products/quiz-rules.ts';
import { Refusal, type LedgerOwner, type Money } from '../../kernel/basics/engine-types.ts';
import type { Transfer } from '../../kernel/domain/ledger.ts';
import type { Market } from '../../kernel/domain/market.ts';
import { billKinds } from '../../ledger/bill-kinds.ts';
import { betsOf, type BetRecord, type QuizBook } from './quiz-book.ts';
import { findRound, quizTerms, type Round } from './quiz-rounds.ts';

/** How long after the outcome a bonus is paid out. */
export const payoutMs = 30_000;
/** The interval at which a pair that is halted at the end is checked again. */
export const retryMs = 60_000;

interface Wish {
  readonly user: string;
  readonly round: string;
  readonly odds: string;
}

/** The round that is meant. Refuses `unknownRound`, `roundNotBegun`, `betsClosed`, `alreadyGuessed`, `oddsChanged`, `marketClosed`. */
export function openRound(book: QuizBook, wish: Wish, { at, market }: { at: number; market: Market }): Round {
  const round = findRound(wish.round, at);
  if (round === undefined) throw new Refusal('unknownRound');
  const state = roundStateAt(round, at);
  if (state === 'notStarted') throw new Refusal('roundNotBegun');
  if (state !== 'guessing') throw new Refusal('betsClosed');
  if (betsOf(book, wish.user).some((bet) => bet.round === round.id)) throw new Refusal('alreadyGuessed');
  const seen = readDecimal(wish.odds);
  if (seen === undefined || compare(seen, quizTerms.odds) !== 0) throw new Refusal('oddsChanged');
  if (!market.isOpen(round.symbol, at)) throw new Refusal('marketClosed');
  return round;
}

export interface ReadStake {
  readonly stake: Money;
  readonly fee: Money;
  readonly bonus: Money;
}

/** The checked stake with its fee. Throws Refusal. */
export function readStake(text: string, available: Money): ReadStake {
  const stake = readDecimal<Money>(text);
  const wrong = stakeProblem(text, { ...quizTerms, available });
  const unit = { currency: quizTerms.currency, min: quizTerms.minimum, max: quizTerms.maximum };
  if (wrong?.key === 'amountBelow') throw new Refusal('stakeTooSmall', unit);
  if (wrong?.key === 'amountAbove') throw new Refusal('stakeTooLarge', unit);
  if (wrong?.key === 'balanceTooSmall') throw new Refusal('insufficientBalance');
  if (wrong !== undefined || stake === undefined) throw new Refusal('parameter');
  return { stake, fee: betFee(stake, quizTerms), bonus: betBonus(stake, quizTerms) };
}

/** Only the two prices decide. In price steps. */
export const rightSide = (startPrice: number, endPrice: number): QuizSide =>
  endPrice > startPrice ? 'higher' : 'notHigher';

const wallet = (user: string, locked: boolean): LedgerOwner => ({ user, account: 'live', wallet: 'change', locked });
const pool: LedgerOwner = { house: 'options' };

const booked = (transfers: readonly Omit<Transfer, 'currency' | 'kind'>[]): readonly Transfer[] =>
  transfers
    .filter((transfer) => !isZero(transfer.amount))
    .map((transfer) => ({ ...transfer, currency: quizTerms.currency, kind: billKinds.quiz }));

/** The stake set aside, the fee to the house. */
export const betTransfers = ({ user, stake, fee }: Pick<BetRecord, 'user' | 'stake' | 'fee'>): readonly Transfer[] =>
  booked([
    { from: wallet(user, false), to: wallet(user, true), amount: stake },
    { from: wallet(user, false), to: { house: 'fees' }, amount: fee },
  ]);

/** A lost stake goes to the pool of the options. */
export const missTransfers = ({ user, stake }: BetRecord): readonly Transfer[] =>
  booked([{ from: wallet(user, true), to: pool, amount: stake }]);

/** The stake comes back, and the rest of the bonus from the pool. */
export const bonusTransfers = ({ user, stake, bonus }: BetRecord): readonly Transfer[] =>
  booked([
    { from: wallet(user, true), to: wallet(user, false), amount: stake },
    { from: pool, to: wallet(user, false), amount: subtract(bonus, stake) },
  ]);
