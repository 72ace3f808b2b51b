import * as v from 'valibot';
import { quizSides } from '../../../../../core/domain/products/quiz.ts';
import { checkOrderGate, type FindPerson } from '../../people/access/order-gate.ts';
import type { Domain, Step } from '../../kernel/domain/domain.ts';
import { emptyQuiz, findBet, type BetRecord, type QuizBook } from './quiz-book.ts';
import { quizTerms } from './quiz-rounds.ts';
import {
  betTransfers,
  bonusTransfers,
  missTransfers,
  openRound,
  payoutMs,
  readStake,
  retryMs,
  rightSide,
} from './quiz-rules.ts';
import { quizRoutes } from './quiz-wire.ts';

type QuizStep = Step<QuizBook>;

const bet = v.strictObject({
  user: v.string(),
  round: v.string(),
  side: v.picklist(quizSides),
  amount: v.string(),
  odds: v.string(),
});
const due = v.strictObject({ id: v.number() });

const later = (step: QuizStep, name: string, { at, id }: { at: number; id: number }): void =>
  void step.agenda.schedule({ at, domain: 'quiz', name, argument: { id } });

const commands = (findPerson: FindPerson): Domain<QuizBook>['commands'] => ({
  /** Takes `{user, round, side, amount, odds}`; answers the bet's id. */
  placeBet: (step, argument) => {
    const wish = v.parse(bet, argument);
    const { user, side } = wish;
    checkOrderGate(findPerson(user), step.at);
    const round = openRound(step.slice, wish, step);
    const from = { user, account: 'live', wallet: 'change', locked: false } as const;
    const read = readStake(wish.amount, step.ledger.balance(from, quizTerms.currency));
    step.ledger.transfer(betTransfers({ user, ...read }), step.at);
    const { id: roundId, ...window } = round;
    const { odds, feePercent } = quizTerms;
    const id = step.nextId('quiz-bet');
    const record = { ...window, ...read, id, user, round: roundId, side, odds, feePercent, createdAt: step.at };
    step.slice.bets.push({ ...record, status: 3, endPrice: null });
    later(step, 'settle', { at: round.endsAt, id });
    return id;
  },
});

/**
 * Only the price when bets closed and the price at the end decide: not the person, the side or the stake. If the pair
 * is halted at the end, its first price after that counts.
 */
function settle(step: QuizStep, record: BetRecord): void {
  const { market, at } = step;
  if (!market.isOpen(record.symbol, at)) return later(step, 'settle', { at: at + retryMs, id: record.id });
  record.endPrice = market.lastPrice(record.symbol, at);
  const isRight = record.side === rightSide(market.lastPrice(record.symbol, record.locksAt), record.endPrice);
  record.status = isRight ? 4 : 6;
  if (isRight) later(step, 'distribute', { at: at + payoutMs, id: record.id });
  else step.ledger.transfer(missTransfers(record), at);
}

const dueOnes: Domain<QuizBook>['due'] = {
  settle: (step, argument) => {
    const record = findBet(step.slice, v.parse(due, argument).id);
    if (record?.status === 3) settle(step, record);
  },
  distribute: (step, argument) => {
    const record = findBet(step.slice, v.parse(due, argument).id);
    if (record?.status !== 4) return;
    step.ledger.transfer(bonusTransfers(record), step.at);
    record.status = 5;
  },
};

/** Guesses of prices, with stakes. */
export const createQuizDomain = (findPerson: FindPerson): Domain<QuizBook> => ({
  name: 'quiz',
  initial: emptyQuiz,
  commands: commands(findPerson),
  due: dueOnes,
  routes: quizRoutes,
});
