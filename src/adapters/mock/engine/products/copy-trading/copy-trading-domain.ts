import * as v from 'valibot';
import { checkOrderGate } from '../../people/access/order-gate.ts';
import type { Domain } from '../../kernel/domain/domain.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';
import { takeOverCopy } from '../contracts/contract-copies.ts';
import {
  emptyCopyTrading,
  findFollow,
  followersOf,
  followsOf,
  type CopyTradingBook,
  type FollowRecord,
} from './copy-trading-book.ts';
import { closeCopies, openCopies, type CopyTradingStep, type CopyTradingTools } from './copy-trading-orders.ts';
import { checkFollow, readTerms } from './copy-trading-rules.ts';
import { copyTradingRoutes } from './copy-trading-wire.ts';
import { findStrategy } from './robot-strategies.ts';
import { decide, scheduleDecision } from './robot-trading.ts';

const following = v.strictObject({ user: v.string(), trader: v.string(), way: v.string(), number: v.string() });
const ofTrader = v.strictObject({ user: v.string(), trader: v.string() });
const ofOrder = v.strictObject({ user: v.string(), id: v.number() });
const role = v.strictObject({ user: v.string(), isTrader: v.boolean() });
const robot = v.strictObject({ user: v.string(), strategy: v.string() });

function follow(
  { findPerson }: CopyTradingTools,
  step: CopyTradingStep,
  { user, trader, way, number }: v.InferOutput<typeof following>,
): number {
  const { slice, at } = step;
  const follower = findPerson(user);
  if (follower === undefined) throw new Refusal('pleaseSignIn', {}, '999');
  if (trader === '') throw new Refusal('chooseTrader');
  checkOrderGate(follower, at);
  const terms = readTerms(way, number);
  checkFollow(slice, follower, findPerson(trader));
  const present = findFollow(slice, user, trader);
  if (present !== undefined) {
    Object.assign(present, terms);
    return present.id;
  }
  const record: FollowRecord = { id: step.nextId('follow'), user, trader, ...terms, since: at, status: 1 };
  slice.follows.push(record);
  return record.id;
}

/** Ends every follow of a former trader, and notifies each follower. */
function endTrading({ findPerson, tell }: CopyTradingTools, step: CopyTradingStep, trader: string): void {
  for (const ended of followersOf(step.slice, trader)) {
    ended.status = 2;
    const nickname = findPerson(trader)?.nickname ?? trader;
    tell(step, { to: ended.user, key: 'followEnded', parameters: { trader: nickname } });
  }
}

const commands = (tools: CopyTradingTools): Domain<CopyTradingBook>['commands'] => ({
  /** Takes `{user, trader, way, number}`; answers the follow's id. */
  follow: (step, argument) => follow(tools, step, v.parse(following, argument)),

  /** Earlier copies stay open, and still close with the trader. */
  cancel: ({ slice }, argument) => {
    const { user, trader } = v.parse(ofTrader, argument);
    const present = findFollow(slice, user, trader);
    if (present === undefined) throw new Refusal('operationFailed');
    present.status = 2;
    return null;
  },

  /** Takes `{user, id}` of an open copy, which then is a position like any other. */
  hold: (step, argument) => {
    takeOverCopy({ ...step, slice: tools.contractState() }, v.parse(ofOrder, argument));
    return null;
  },

  /** By an operator: makes a person a trader, or ends it. A trader cannot follow. */
  setTrader: (step, argument) => {
    const { user, isTrader } = v.parse(role, argument);
    const person = tools.findPerson(user);
    if (person === undefined) throw new Refusal('unknownAccount');
    person.isTrader = isTrader;
    if (!isTrader) endTrading(tools, step, user);
    else for (const own of followsOf(step.slice, user)) own.status = 2;
    return null;
  },

  /** A trader that decides by a strategy, from the next full hour on. */
  addRobot: (step, argument) => {
    const { user, strategy } = v.parse(robot, argument);
    if (findStrategy(strategy) === undefined) throw new Refusal('parameter');
    if (step.slice.robots.length === 0) scheduleDecision(step);
    step.slice.robots.push({ user, strategy });
    return null;
  },
});

/** Followers, traders and the copies between them. */
export const createCopyTradingDomain = (tools: CopyTradingTools): Domain<CopyTradingBook> => ({
  name: 'follow',
  initial: emptyCopyTrading,
  commands: commands(tools),
  due: {
    openCopies: (step, argument) => openCopies(tools, step, v.parse(v.number(), argument)),
    closeCopies: (step, argument) => closeCopies(tools, step, v.parse(v.number(), argument)),
    decide: (step) => decide(tools, step),
  },
  routes: copyTradingRoutes(tools),
});
