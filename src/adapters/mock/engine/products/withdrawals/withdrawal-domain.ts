import * as v from 'valibot';
import { multiply, roundTo, subtract } from '../../../../../core/money/fixed-point.ts';
import type { Domain, Step } from '../../kernel/domain/domain.ts';
import { Refusal, type Json } from '../../kernel/basics/engine-types.ts';
import { usualRules } from '../../kernel/basics/world-rules.ts';
import { depositable } from '../deposits/deposit-rules.ts';
import { billKinds } from '../../ledger/bill-kinds.ts';
import {
  emptyWithdrawals,
  findWithdrawal,
  withdrawalsOf,
  type WithdrawalBook,
  type WithdrawalRecord,
} from './withdrawal-book.ts';
import { checkWithdrawalGate, type WithdrawalTools } from './withdrawal-gate.ts';
import { pauseMs, readPlace, readWithdrawal, reviewMs } from './withdrawal-rules.ts';
import { termsOf } from './withdrawal-terms.ts';
import { withdrawalRoutes } from './withdrawal-wire.ts';

type WithdrawalStep = Step<WithdrawalBook>;

const wish = v.strictObject({
  user: v.string(),
  currency: v.string(),
  amount: v.string(),
  fee: v.string(),
  way: v.picklist([0, 1, 2]),
  network: v.string(),
  address: v.string(),
});
const decision = v.strictObject({ user: v.string(), id: v.number(), isApproved: v.boolean(), reason: v.string() });
const due = v.strictObject({ id: v.number() });

const valuePlaces = 8;
const payingWallet = ({ rules = usualRules }: WithdrawalTools) =>
  ({ account: 'live', wallet: rules.withdrawals.paidFrom }) as const;
const nowhere = { network: '', address: '' };

/** Locks the sum; it leaves the house when staff approve. Answers the request's id. */
function request(tools: WithdrawalTools, step: WithdrawalStep, argument: Json): Json {
  const { user, currency: id, way, ...typed } = v.parse(wish, argument);
  const { slice: book, ledger, at } = step;
  checkWithdrawalGate({ tools, book, user, at });
  const currency = depositable(id);
  const { hasFreeFirst, asksPlaceLast } = (tools.rules ?? usualRules).withdrawals;
  const terms = termsOf({ book, person: tools.findPerson(user), world: step, currency, hasFreeFirst });
  const placed = (): typeof nowhere => (way === 0 ? readPlace(typed, terms.networks) : nowhere);
  const early = asksPlaceLast === true ? undefined : placed();
  if (way !== 0 && !tools.hasCard(user, way === 1 ? 'bankCard' : 'internationalCard')) throw new Refusal('cardMissing');
  const free = { user, ...payingWallet(tools), locked: false };
  const available = ledger.balance(free, currency.name);
  const { amount, fee } = readWithdrawal(typed, { terms, available, currency });
  const place = early ?? placed();
  const [last] = withdrawalsOf(book, user);
  if (last !== undefined && at - last.createdAt < pauseMs) throw new Refusal('doNotRepeat');
  ledger.transfer(
    [{ from: free, to: { ...free, locked: true }, currency: currency.name, amount, kind: billKinds.withdrawalAsked }],
    at,
  );
  const record: WithdrawalRecord = {
    id: step.nextId('withdrawal'),
    user,
    currencyId: currency.id,
    currency: currency.name,
    amount,
    fee,
    value: roundTo(multiply(amount, terms.unit), valuePlaces),
    way,
    ...place,
    createdAt: at,
    decidedAt: null,
    status: 1,
    reason: '',
  };
  book.requests.push(record);
  step.agenda.schedule({ at: at + reviewMs, domain: 'withdrawals', name: 'send', argument: { id: record.id } });
  return record.id;
}

interface Verdict {
  readonly isApproved: boolean;
  readonly reason: string;
}

/**
 * Sent: the net sum returns to the source of the demo's money, the fee stays with the house. Refused: everything is
 * returned.
 */
function settle(
  tools: WithdrawalTools,
  { ledger, at }: WithdrawalStep,
  { record, verdict: { isApproved, reason } }: { record: WithdrawalRecord; verdict: Verdict },
): void {
  const { user, currency, amount, fee } = record;
  const locked = { user, ...payingWallet(tools), locked: true };
  if (isApproved) {
    const kind = billKinds.withdrawalSent;
    const net = { from: locked, to: { house: 'faucet' }, currency, amount: subtract(amount, fee), kind } as const;
    const paid = { from: locked, to: { house: 'fees' }, currency, amount: fee, kind } as const;
    ledger.transfer(fee === '0' ? [net] : [net, paid], at);
  } else {
    const to = { ...locked, locked: false };
    ledger.transfer([{ from: locked, to, currency, amount, kind: billKinds.withdrawalReturned }], at);
  }
  record.status = isApproved ? 2 : 3;
  record.decidedAt = at;
  record.reason = isApproved ? '' : reason;
}

/** Withdrawals and the decisions on them. */
export const createWithdrawalDomain = (tools: WithdrawalTools): Domain<WithdrawalBook> => ({
  name: 'withdrawals',
  initial: emptyWithdrawals,
  commands: {
    request: (step, argument) => request(tools, step, argument),
    /** By an operator, instead of the scheduled decision. */
    decide: (step, argument) => {
      const { user, id, ...verdict } = v.parse(decision, argument);
      const record = findWithdrawal(step.slice, id);
      if (record?.user !== user || record.status !== 1) throw new Refusal('nothingToReview');
      settle(tools, step, { record, verdict });
      return null;
    },
  },
  due: {
    send: (step, argument) => {
      const record = findWithdrawal(step.slice, v.parse(due, argument).id);
      if (record?.status === 1) settle(tools, step, { record, verdict: { isApproved: true, reason: '' } });
    },
  },
  routes: withdrawalRoutes(tools),
});
