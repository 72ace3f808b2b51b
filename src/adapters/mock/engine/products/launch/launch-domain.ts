import * as v from 'valibot';
import { add } from '../../../../../core/money/fixed-point.ts';
import type { FindPerson } from '../../people/access/order-gate.ts';
import type { Domain, Step } from '../../kernel/domain/domain.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';
import { emptyProjects, findProject, phaseOf, type ProjectBook, type ProjectRecord } from './launch-book.ts';
import { findSeedProject, saleCurrency } from './launch-catalog.ts';
import {
  checkSubscriber,
  deliveryOf,
  paymentOf,
  projectWallet,
  readSubscription,
  type ProjectAccount,
} from './launch-rules.ts';
import { projectRoutes } from './launch-wire.ts';

type ProjectStep = Step<ProjectBook>;

const sale = v.strictObject({ token: v.string(), startsAt: v.number(), endsAt: v.number() });
const order = v.strictObject({ user: v.string(), project: v.number(), amount: v.string() });
const decision = v.strictObject({ user: v.string(), id: v.number(), isNext: v.boolean() });
const due = v.strictObject({ id: v.number() });

const dayMs = 86_400_000;

const endLater = (step: ProjectStep, { id, endsAt }: ProjectRecord): void =>
  void step.agenda.schedule({ at: endsAt, domain: 'projects', name: 'deliver', argument: { id } });

/** A paid order receives its tokens, once. */
function deliver(step: ProjectStep, project: ProjectRecord, account: ProjectAccount): void {
  project.isDelivered = true;
  const paid = step.slice.subscriptions.filter((one) => one.project === project.id);
  if (paid.length === 0) return;
  step.ledger.transfer(
    paid.map((one) => deliveryOf(one, project, account)),
    step.at,
  );
  for (const one of paid) one.givenAt = step.at;
}

const commands = (findPerson: FindPerson, account: ProjectAccount): Domain<ProjectBook>['commands'] => ({
  /** Takes `{token, startsAt, endsAt}`: a project of the catalogue is for sale between two moments. */
  addSale: (step, argument) => {
    const { token, startsAt, endsAt } = v.parse(sale, argument);
    const found = findSeedProject(token);
    if (found === undefined) throw new RangeError(`no project ${token}`);
    const { title, price, total, minimum, soldBefore: sold } = found;
    const id = step.nextId('project');
    const project = { id, token, title, price, total, minimum, sold, startsAt, endsAt, isDelivered: false };
    step.slice.projects.push(project);
    endLater(step, project);
    return id;
  },

  /** Takes `{user, project, amount}`, tokens wanted; answers the order's id. */
  subscribeToProject: (step, argument) => {
    const wish = v.parse(order, argument);
    const { user, project: id } = wish;
    const project = findProject(step.slice, id);
    if (project === undefined) throw new Refusal('unknownProject');
    checkSubscriber(findPerson(user), step.at);
    const available = step.ledger.balance(projectWallet(user, account), saleCurrency);
    const { tokens, paid } = readSubscription(wish.amount, project, { at: step.at, available });
    step.ledger.transfer([paymentOf({ user, paid }, account)], step.at);
    const { price } = project;
    const record = { id: step.nextId('subscription'), user, project: id, tokens, price, paid, createdAt: step.at };
    step.slice.subscriptions.push({ ...record, givenAt: null });
    project.sold = add(project.sold, tokens);
    return record.id;
  },

  /** By the presenter: the next phase begins now, or the present one lasts a day longer. */
  decideSale: (step, argument) => {
    const { id, isNext } = v.parse(decision, argument);
    const project = findProject(step.slice, id);
    if (project === undefined || project.isDelivered) throw new Refusal('nothingToReview');
    const phase = phaseOf(project, step.at);
    if (phase === 'warmUp') project.startsAt = isNext ? step.at : project.startsAt + dayMs;
    if (!isNext) project.endsAt += dayMs;
    else if (phase !== 'warmUp') project.endsAt = step.at;
    if (phaseOf(project, step.at) === 'ended') deliver(step, project, account);
    else endLater(step, project);
    return null;
  },
});

const dueOnes = (account: ProjectAccount): Domain<ProjectBook>['due'] => ({
  deliver: (step, argument) => {
    const project = findProject(step.slice, v.parse(due, argument).id);
    // A sale that was made longer has a later entry of its own.
    if (project !== undefined && !project.isDelivered && step.at >= project.endsAt) deliver(step, project, account);
  },
});

/** New tokens on sale for a while, at one price, first come, first served. */
export const createProjectDomain = (
  findPerson: FindPerson,
  account: ProjectAccount = 'change',
): Domain<ProjectBook> => ({
  name: 'projects',
  initial: emptyProjects,
  commands: commands(findPerson, account),
  due: dueOnes(account),
  routes: projectRoutes,
});
