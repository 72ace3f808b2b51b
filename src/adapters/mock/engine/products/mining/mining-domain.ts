import * as v from 'valibot';
import { amount } from '../../../../../core/money/amount.ts';
import { add, isPositive } from '../../../../../core/money/fixed-point.ts';
import { checkLocks, type FindPerson } from '../../people/access/order-gate.ts';
import type { Domain, Step } from '../../kernel/domain/domain.ts';
import { Refusal, type Money } from '../../kernel/basics/engine-types.ts';
import type { WorldRules } from '../../kernel/basics/world-rules.ts';
import { billKinds } from '../../ledger/bill-kinds.ts';
import {
  dayMs,
  emptyMining,
  exitNow,
  findOrder,
  incomeOfDay,
  nextDay,
  waitingIncome,
  type MiningBook,
  type MiningRecord,
} from './mining-book.ts';
import { miningProduct } from './mining-products.ts';
import { readLockedSum, readTakenIncome, reviewMs } from './mining-rules.ts';
import { miningRoutes } from './mining-wire.ts';

type MiningStep = Step<MiningBook>;

const wish = v.strictObject({ user: v.string(), product: v.number(), amount: v.string() });
const own = v.strictObject({ user: v.string(), id: v.number() });
const taking = v.strictObject({ user: v.string(), id: v.number(), amount: v.string() });
const decision = v.strictObject({ user: v.string(), id: v.number(), isApproved: v.boolean(), reason: v.string() });
const due = v.strictObject({ id: v.number() });

const later = (step: MiningStep, name: string, { at, id }: { at: number; id: number }): void =>
  void step.agenda.schedule({ at, domain: 'mining', name, argument: { id } });

const spotOf = (user: string) => ({ user, account: 'live', wallet: 'change', locked: false }) as const;
const pools = { house: 'pools' } as const;
const currencyOf = ({ product }: MiningRecord): string => miningProduct(product).currency;

/** The days begin with the next one, and their income comes when each is over. */
function begin(step: MiningStep, order: MiningRecord): void {
  const startsAt = nextDay(step.at);
  const endsAt = startsAt + miningProduct(order.product).days * dayMs;
  Object.assign(order, { startsAt, endsAt, status: 1, updatedAt: step.at });
  later(step, 'passDay', { at: startsAt + dayMs, id: order.id });
}

/** Returns the remaining sum, if any. */
function giveBack(step: MiningStep, order: MiningRecord, sum: Money): void {
  if (!isPositive(sum)) return;
  const to = spotOf(order.user);
  step.ledger.transfer(
    [{ from: pools, to, currency: currencyOf(order), amount: sum, kind: billKinds.miningReturned }],
    step.at,
  );
}

/** Credits income of the order. */
function payIncome(step: MiningStep, order: MiningRecord, sum: Money): void {
  if (!isPositive(sum)) return;
  const move = { from: { house: 'faucet' }, to: spotOf(order.user), currency: currencyOf(order) } as const;
  step.ledger.transfer([{ ...move, amount: sum, kind: billKinds.miningIncome }], step.at);
}

/** Pays the income that waited in the order. */
function payWaiting(step: MiningStep, order: MiningRecord): void {
  if (order.taken === undefined) return;
  payIncome(step, order, waitingIncome(order));
  order.taken = order.income;
}

function refuse(step: MiningStep, order: MiningRecord, reason: string): void {
  giveBack(step, order, order.amount);
  Object.assign(order, { status: 3, remark: reason, updatedAt: step.at });
}

/** The penalty stays with the house, the rest comes back. */
function leaveEarly(step: MiningStep, order: MiningRecord): void {
  const { penalty, returned } = exitNow(order, step.at);
  giveBack(step, order, returned);
  if (isPositive(penalty)) {
    const kept = { from: pools, to: { house: 'fees' }, currency: currencyOf(order), amount: penalty } as const;
    step.ledger.transfer([{ ...kept, kind: billKinds.miningReturned }], step.at);
  }
  payWaiting(step, order);
  Object.assign(order, { status: 2, isEarly: true, penalty, updatedAt: step.at });
}

interface MiningTools {
  readonly findPerson: FindPerson;
  readonly rules: WorldRules['mining'];
}

const commands = ({ findPerson, rules }: MiningTools): Domain<MiningBook>['commands'] => ({
  /** Takes `{user, product, amount}`; answers the order's id. */
  lockFunds: (step, argument) => {
    const { user, product: id, amount: text } = v.parse(wish, argument);
    checkLocks(findPerson(user), 'mining', step.at);
    const product = miningProduct(id);
    const sum = readLockedSum(text, product, rules?.exceedsMaximum);
    const move = { from: spotOf(user), to: pools, currency: product.currency, amount: sum };
    step.ledger.transfer([{ ...move, kind: billKinds.miningLocked }], step.at);
    const order: MiningRecord = {
      id: step.nextId('mining'),
      user,
      product: product.id,
      amount: sum,
      createdAt: step.at,
      updatedAt: step.at,
      startsAt: null,
      endsAt: null,
      income: amount('0'),
      status: 0,
      isEarly: false,
      penalty: amount('0'),
      remark: '',
      ...(rules?.keepsIncome === true ? { taken: amount('0') } : {}),
      ...(rules?.exitFee === undefined ? {} : { exitFee: rules.exitFee }),
    };
    step.slice.orders.push(order);
    if (rules?.startsAtOnce === true) begin(step, order);
    else later(step, 'approve', { at: step.at + reviewMs, id: order.id });
    return order.id;
  },

  redeemEarly: (step, argument) => {
    const { user, id } = v.parse(own, argument);
    const order = findOrder(step.slice, id);
    if (order?.user !== user) throw new Refusal('unknownMiningOrder');
    if (order.status !== 1) throw new Refusal('miningNotRunning');
    leaveEarly(step, order);
    return null;
  },

  /** Takes `{user, id, amount}`: income that waits in a running order. */
  takeIncome: (step, argument) => {
    const { user, id, amount: text } = v.parse(taking, argument);
    const order = findOrder(step.slice, id);
    if (order?.user !== user || order.taken === undefined) throw new Refusal('unknownMiningOrder');
    if (order.status !== 1) throw new Refusal('miningNotRunning');
    const sum = readTakenIncome(text, waitingIncome(order));
    payIncome(step, order, sum);
    Object.assign(order, { taken: add(order.taken, sum), updatedAt: step.at });
    return null;
  },

  /** By an operator, instead of the scheduled decision. */
  decideOrder: (step, argument) => {
    const { user, id, isApproved, reason } = v.parse(decision, argument);
    const order = findOrder(step.slice, id);
    if (order?.user !== user || order.status !== 0) throw new Refusal('nothingToReview');
    if (isApproved) begin(step, order);
    else refuse(step, order, reason);
    return null;
  },
});

const dueOnes: Domain<MiningBook>['due'] = {
  approve: (step, argument) => {
    const order = findOrder(step.slice, v.parse(due, argument).id);
    if (order?.status === 0) begin(step, order);
  },

  /** One day is over: its income, and at the last one the sum. */
  passDay: (step, argument) => {
    const order = findOrder(step.slice, v.parse(due, argument).id);
    if (order?.status !== 1 || order.endsAt === null) return;
    const earned = incomeOfDay(step.slice, order, step.at);
    if (order.taken === undefined) payIncome(step, order, earned);
    order.income = add(order.income, earned);
    if (step.at < order.endsAt) return later(step, 'passDay', { at: step.at + dayMs, id: order.id });
    giveBack(step, order, order.amount);
    payWaiting(step, order);
    Object.assign(order, { status: 2, updatedAt: step.at });
  },
};

/** Sums that are locked for some days. */
export const createMiningDomain = (findPerson: FindPerson, rules?: WorldRules['mining']): Domain<MiningBook> => ({
  name: 'mining',
  initial: emptyMining,
  commands: commands({ findPerson, rules }),
  due: dueOnes,
  routes: miningRoutes,
});
