import { copiedLots } from '../../../../../core/domain/products/copy-trading.ts';
import type { Person } from '../../people/access/access-book.ts';
import type { Step } from '../../kernel/domain/domain.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';
import type { World } from '../../kernel/domain/mounted-domain.ts';
import { closeCopy, openCopy } from '../contracts/contract-copies.ts';
import type { ContractTools } from '../contracts/contract-commands.ts';
import { findContract, type ContractState } from '../contracts/contract-book.ts';
import type { ContractRecord } from '../contracts/contract-record.ts';
import { lotsOf, recordedLots } from '../contracts/contract-rules.ts';
import { followersOf, termsOf, type CopyTradingBook, type FollowRecord } from './copy-trading-book.ts';

export type CopyTradingStep = Step<CopyTradingBook>;

/** A message to a person, in their language when they read it. */
export interface Told {
  readonly to: string;
  readonly key: 'copyMissed' | 'followEnded';
  readonly parameters: Readonly<Record<string, string>>;
  /** Why, as a key of the server's texts. */
  readonly reason?: { readonly key: string; readonly parameters: Readonly<Record<string, string>> };
}

/** Following uses real contracts of real accounts. */
export interface CopyTradingTools {
  readonly findPerson: (id: string) => Person | undefined;
  readonly traders: () => readonly Person[];
  readonly contractTools: ContractTools;
  readonly contractState: () => ContractState;
  readonly tell: (world: World, told: Told) => void;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Copies are made and closed once a minute, all together. */
const nextMinute = (at: number): number => Math.floor(at / minuteMs) * minuteMs + minuteMs;

/** A position has opened or ended: its copies are due with the next minute. */
export function positionTurned(step: CopyTradingStep, order: ContractRecord): void {
  if (order.source !== undefined) return;
  const due = { at: nextMinute(step.at), domain: 'follow', argument: order.id };
  if (order.status === 'open' && followersOf(step.slice, order.user).length > 0)
    step.agenda.schedule({ ...due, name: 'openCopies' });
  // A position may end within the minute in which it opened; then it is not copied.
  if (order.status === 'closed' && step.slice.copies[order.id] !== undefined)
    step.agenda.schedule({ ...due, name: 'closeCopies' });
}

const contractStep = ({ contractState }: CopyTradingTools, step: CopyTradingStep): Step<ContractState> => ({
  ...step,
  slice: contractState(),
});

/** Opens a trader's position for all earlier followers. A follower who cannot pay gets a message and no copy. */
export function openCopies(tools: CopyTradingTools, step: CopyTradingStep, id: number): void {
  const order = findContract(tools.contractState(), id);
  if (order?.status !== 'open') return;
  const { openedAt } = order;
  for (const follow of followersOf(step.slice, order.user)) {
    if (openedAt !== null && follow.since <= openedAt) copyFor(tools, step, { follow, order });
  }
}

function copyFor(
  tools: CopyTradingTools,
  step: CopyTradingStep,
  { follow, order }: { follow: FollowRecord; order: ContractRecord },
): void {
  const lots = recordedLots(copiedLots(termsOf(follow), lotsOf(order)));
  try {
    const copy = openCopy(tools.contractTools, contractStep(tools, step), { user: follow.user, lots, of: order });
    step.slice.copies[order.id] = [...(step.slice.copies[order.id] ?? []), copy.id];
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const trader = tools.findPerson(order.user)?.nickname ?? order.user;
    tools.tell(step, {
      to: follow.user,
      key: 'copyMissed',
      parameters: { trader, pair: order.symbol, lots: String(lots) },
      reason: { key: refusal.textKey, parameters: refusal.parameters },
    });
  }
}

/** Closes the copies of a trader's closed position; those of a halted market, when it resumes. */
export function closeCopies(tools: CopyTradingTools, step: CopyTradingStep, id: number): void {
  const { slice } = step;
  const copies = slice.copies[id];
  if (copies === undefined) return;
  const left = copies.filter((copy) => !closeCopy(tools.contractTools, contractStep(tools, step), copy));
  if (left.length === 0) {
    delete slice.copies[id];
    return;
  }
  slice.copies[id] = left;
  step.agenda.schedule({ at: step.at + hourMs, domain: 'follow', name: 'closeCopies', argument: id });
}
