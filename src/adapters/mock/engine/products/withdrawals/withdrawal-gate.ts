import { withdrawalBlocks, type WithdrawalBlock } from '../../../../../core/domain/wallets/withdrawal.ts';
import { readDecimal } from '../../../../../core/money/amount.ts';
import { compare } from '../../../../../core/money/fixed-point.ts';
import { checkAccountLock, type FindPerson } from '../../people/access/order-gate.ts';
import type { Person } from '../../people/access/access-book.ts';
import { Refusal, type EngineAccount } from '../../kernel/basics/engine-types.ts';
import { usualRules, type WorldRules } from '../../kernel/basics/world-rules.ts';
import { withdrawalsOf, type WithdrawalBook } from './withdrawal-book.ts';

/** A withdrawal's dependencies on the rest of the backend. */
export interface WithdrawalTools {
  /** The usual rules by default. */
  readonly rules?: WorldRules | undefined;
  readonly findPerson: FindPerson;
  hasOpenPositions(user: string, account: EngineAccount): boolean;
  /** Borrowed, and not repaid whole. */
  hasUnpaidLoan(user: string): boolean;
  /** Whether a card of this kind is saved. */
  hasCard(user: string, kind: 'bankCard' | 'internationalCard'): boolean;
}

/** The number of withdrawals per day of the server; refused ones do not count. */
export const dailyMax = 5;
const lowestScore = readDecimal('60');
const dayMs = 86_400_000;
const approved = 2;

export const withdrawnToday = (book: WithdrawalBook, user: string, at: number): number =>
  withdrawalsOf(book, user).filter(
    ({ createdAt, status }) => status !== 3 && Math.floor(createdAt / dayMs) === Math.floor(at / dayMs),
  ).length;

const isScoreTooLow = ({ score }: Person): boolean => {
  const value = readDecimal(score);
  return value !== undefined && lowestScore !== undefined && compare(value, lowestScore) < 0;
};

/** The order of servers that check the score before the lock, and positions before the identity. */
const scoreFirst: readonly WithdrawalBlock[] = [
  'score',
  'locked',
  'positions',
  'identity',
  'identityPending',
  'frozen',
];
const inOrder = (first: readonly WithdrawalBlock[]): readonly WithdrawalBlock[] => [
  ...first,
  ...withdrawalBlocks.filter((block) => !first.includes(block)),
];

export interface GateQuestion {
  readonly tools: WithdrawalTools;
  readonly book: WithdrawalBook;
  readonly user: string;
  readonly at: number;
}

/** All current blocks, in the order in which they would refuse. */
export function blocksOf({ tools, book, user, at }: GateQuestion): readonly WithdrawalBlock[] {
  const person = tools.findPerson(user);
  const { orders, withdrawals } = tools.rules ?? usualRules;
  const { asksIdentity } = orders;
  const found: Readonly<Record<WithdrawalBlock, boolean>> = {
    locked: person.lockedUntil > at,
    identity: asksIdentity && person.review === 0,
    identityPending: asksIdentity && person.review !== 0 && person.review !== approved,
    frozen: person.fundsFrozen,
    score: isScoreTooLow(person),
    wallet: person.walletHeld === true,
    positions: tools.hasOpenPositions(user, 'live'),
    loan: tools.hasUnpaidLoan(user),
    count: withdrawnToday(book, user, at) >= dailyMax,
  };
  return inOrder(withdrawals.gates === 'scoreFirst' ? scoreFirst : []).filter((block) => found[block]);
}

const refusals: Readonly<Record<Exclude<WithdrawalBlock, 'locked' | 'identity'>, string>> = {
  identityPending: 'verificationNotApproved',
  frozen: 'fundsFrozen',
  score: 'scoreTooLow',
  wallet: 'walletHeld',
  positions: 'closePositionsFirst',
  loan: 'unpaidLoan',
  count: 'tooManyWithdrawals',
};

/** Throws the Refusal of the first block. */
export function checkWithdrawalGate(question: GateQuestion): void {
  const [first] = blocksOf(question);
  if (first === undefined) return;
  if (first === 'locked') checkAccountLock(question.tools.findPerson(question.user), question.at);
  else if (first === 'identity') throw new Refusal('verifyIdentity', {}, '998');
  else throw new Refusal(refusals[first]);
}
