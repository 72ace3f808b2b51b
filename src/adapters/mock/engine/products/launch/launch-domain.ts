import * as v from 'valibot';
import { add } from '../../../../../core/money/fixed-point.ts';
import type { FindPerson } from '../../people/access/order-gate.ts';
import type { Domain, Step } from '../../kernel/domain/domain.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';
import { emptyLaunches, findLaunch, phaseOf, type LaunchBook, type LaunchRecord } from './launch-book.ts';
import { findSeedLaunch, saleCurrency } from './launch-catalog.ts';
import {
  checkSubscriber,
  deliveryOf,
  paymentOf,
  launchWallet,
  readSubscription,
  type LaunchAccount,
} from './launch-rules.ts';
import { launchRoutes } from './launch-wire.ts';

type LaunchStep = Step<LaunchBook>;

const sale = v.strictObject({ token: v.string(), startsAt: v.number(), endsAt: v.number() });
const order = v.strictObject({ user: v.string(), project: v.number(), amount: v.string() });
const decision = v.strictObject({ user: v.string(), id: v.number(), isNext: v.boolean() });
const due = v.strictObject({ id: v.number() });

const dayMs = 86_400_000;

const endLater = (step: LaunchStep, { id, endsAt }: LaunchRecord): void =>
  void step.agenda.schedule({ at: endsAt, domain: 'projects', name: 'deliver', argument: { id } });

/** A paid order receives its tokens, once. */
function deliver(step: LaunchStep, launch: LaunchRecord, account: LaunchAccount): void {
  launch.isDelivered = true;
  const paid = step.slice.subscriptions.filter((one) => one.project === launch.id);
  if (paid.length === 0) return;
  step.ledger.transfer(
    paid.map((one) => deliveryOf(one, launch, account)),
    step.at,
  );
  for (const one of paid) one.givenAt = step.at;
}

const commands = (findPerson: FindPerson, account: LaunchAccount): Domain<LaunchBook>['commands'] => ({
  /** Takes `{token, startsAt, endsAt}`: a project of the catalogue is for sale between two moments. */
  addSale: (step, argument) => {
    const { token, startsAt, endsAt } = v.parse(sale, argument);
    const found = findSeedLaunch(token);
    if (found === undefined) throw new RangeError(`no project ${token}`);
    const { title, price, total, minimum, soldBefore: sold } = found;
    const id = step.nextId('project');
    const launch = { id, token, title, price, total, minimum, sold, startsAt, endsAt, isDelivered: false };
    step.slice.projects.push(launch);
    endLater(step, launch);
    return id;
  },

  /** Takes `{user, project, amount}`, tokens wanted; answers the order's id. */
  subscribeToProject: (step, argument) => {
    const wish = v.parse(order, argument);
    const { user, project: id } = wish;
    const launch = findLaunch(step.slice, id);
    if (launch === undefined) throw new Refusal('unknownProject');
    checkSubscriber(findPerson(user), step.at);
    const available = step.ledger.balance(launchWallet(user, account), saleCurrency);
    const { tokens, paid } = readSubscription(wish.amount, launch, { at: step.at, available });
    step.ledger.transfer([paymentOf({ user, paid }, account)], step.at);
    const { price } = launch;
    const record = { id: step.nextId('subscription'), user, project: id, tokens, price, paid, createdAt: step.at };
    step.slice.subscriptions.push({ ...record, givenAt: null });
    launch.sold = add(launch.sold, tokens);
    return record.id;
  },

  /** By the presenter: the next phase begins now, or the present one lasts a day longer. */
  decideSale: (step, argument) => {
    const { id, isNext } = v.parse(decision, argument);
    const launch = findLaunch(step.slice, id);
    if (launch === undefined || launch.isDelivered) throw new Refusal('nothingToReview');
    const phase = phaseOf(launch, step.at);
    if (phase === 'warmUp') launch.startsAt = isNext ? step.at : launch.startsAt + dayMs;
    if (!isNext) launch.endsAt += dayMs;
    else if (phase !== 'warmUp') launch.endsAt = step.at;
    if (phaseOf(launch, step.at) === 'ended') deliver(step, launch, account);
    else endLater(step, launch);
    return null;
  },
});

const dueOnes = (account: LaunchAccount): Domain<LaunchBook>['due'] => ({
  deliver: (step, argument) => {
    const launch = findLaunch(step.slice, v.parse(due, argument).id);
    // A prolonged sale has a later entry of the queue.
    if (launch !== undefined && !launch.isDelivered && step.at >= launch.endsAt) deliver(step, launch, account);
  },
});

/** New tokens on sale for a while, at one price, first come, first served. */
export const createLaunchDomain = (findPerson: FindPerson, account: LaunchAccount = 'change'): Domain<LaunchBook> => ({
  name: 'projects',
  initial: emptyLaunches,
  commands: commands(findPerson, account),
  due: dueOnes(account),
  routes: launchRoutes,
});
