import * as v from 'valibot';
import { isOwnPicture } from '../../kernel/requests/picture-rules.ts';
import type { Domain, Step } from '../../kernel/domain/domain.ts';
import { Refusal, type Json } from '../../kernel/basics/engine-types.ts';
import type { WorldRules } from '../../kernel/basics/world-rules.ts';
import { billKinds } from '../../ledger/bill-kinds.ts';
import { depositsOf, emptyDeposits, findDeposit, type DepositRecord, type DepositState } from './deposit-book.ts';
import { addressOf, creditMs, depositable, networksOf, readDeposited, waitingMax } from './deposit-rules.ts';
import { depositRoutes } from './deposit-wire.ts';

type DepositStep = Step<DepositState>;

const report = v.strictObject({
  user: v.string(),
  currency: v.string(),
  amount: v.string(),
  voucher: v.string(),
  network: v.string(),
});
const decision = v.strictObject({ user: v.string(), id: v.number(), isApproved: v.boolean(), reason: v.string() });
const due = v.strictObject({ id: v.number() });

/** Takes `{user, currency, amount, voucher, network}`; answers the report's id. Credits nothing. */
function reportDeposit({ asksVoucher }: WorldRules['deposits'], step: DepositStep, argument: Json): Json {
  const { user, currency: id, amount: text, voucher, network: named } = v.parse(report, argument);
  const currency = depositable(id);
  const amount = readDeposited(text, currency);
  const networks = networksOf(currency);
  const network = named === '' ? networks[0] : named;
  if (network === undefined || !networks.includes(network)) throw new Refusal('parameter');
  if ((asksVoucher || voucher !== '') && !isOwnPicture(voucher)) throw new Refusal('parameter');
  const waiting = depositsOf(step.slice, user).filter(({ status }) => status === 1);
  if (waiting.length >= waitingMax) throw new Refusal('tooManyWaiting', { max: String(waitingMax) });
  const record: DepositRecord = {
    id: step.nextId('deposit'),
    user,
    currencyId: currency.id,
    currency: currency.name,
    amount,
    voucher,
    network,
    address: addressOf(user, currency, network),
    createdAt: step.at,
    updatedAt: step.at,
    status: 1,
  };
  step.slice.reports.push(record);
  step.agenda.schedule({ at: step.at + creditMs, domain: 'deposits', name: 'credit', argument: { id: record.id } });
  return record.id;
}

interface Verdict {
  readonly isApproved: boolean;
  readonly reason: string;
}

function settle({ ledger, at }: DepositStep, record: DepositRecord, { isApproved, reason }: Verdict): void {
  if (isApproved) {
    const to = { user: record.user, account: 'live', wallet: 'change', locked: false } as const;
    const { currency, amount } = record;
    ledger.transfer([{ from: { house: 'faucet' }, to, currency, amount, kind: billKinds.deposit }], at);
  }
  record.status = isApproved ? 2 : 3;
  if (!isApproved) record.remark = reason;
  record.updatedAt = at;
}

/** Payments that people report, and the decisions on them. */
export const createDepositDomain = (rules: WorldRules['deposits']): Domain<DepositState> => ({
  name: 'deposits',
  initial: emptyDeposits,
  commands: {
    reportDeposit: (step, argument) => reportDeposit(rules, step, argument),
    /** By an operator, instead of the scheduled decision. */
    decideDeposit: (step, argument) => {
      const { user, id, ...verdict } = v.parse(decision, argument);
      const record = findDeposit(step.slice, id);
      if (record?.user !== user || record.status !== 1) throw new Refusal('nothingToReview');
      settle(step, record, verdict);
      return null;
    },
  },
  due: {
    credit: (step, argument) => {
      const record = findDeposit(step.slice, v.parse(due, argument).id);
      if (record?.status === 1) settle(step, record, { isApproved: true, reason: '' });
    },
  },
  routes: depositRoutes(rules),
});
