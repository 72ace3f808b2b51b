import { subtract } from '../../../../../core/money/fixed-point.ts';
import type { Route } from '../../kernel/domain/domain.ts';
import { checkPayPassword } from '../../people/access/pay-password.ts';
import { Refusal, type Json } from '../../kernel/basics/engine-types.ts';
import { tokenHash } from '../../kernel/basics/secrets.ts';
import { reasonText, serverText } from '../../kernel/basics/server-text.ts';
import type { ServerTextKey } from '../../kernel/basics/server-texts.gen.ts';
import { decimalColumn, pageRequest, timestamp } from '../../kernel/basics/wire-format.ts';
import { usualRules } from '../../kernel/basics/world-rules.ts';
import { depositable } from '../deposits/deposit-rules.ts';
import { holding } from '../../ledger/wallet-rows.ts';
import {
  withdrawalsOf,
  type WayCode,
  type WithdrawalBook,
  type WithdrawalRecord,
  type WithdrawalStatus,
} from './withdrawal-book.ts';
import { blocksOf, checkWithdrawalGate, dailyMax, withdrawnToday, type WithdrawalTools } from './withdrawal-gate.ts';
import { termsOf } from './withdrawal-terms.ts';

const standardLimit = 10;
const access = 'signed-in';
const wayCodes: Readonly<Record<string, WayCode>> = { 0: 0, 1: 1, 2: 2 };
const statusTexts: Readonly<Record<WithdrawalStatus, ServerTextKey>> = {
  1: 'withdrawal.reviewing',
  2: 'withdrawal.sent',
  3: 'withdrawal.refused',
};

/** Of no chain: nothing leaves the demo. Only what was sent to an address has one. */
const transactionOf = ({ id, user, way, status }: WithdrawalRecord): string =>
  way === 0 && status === 2 ? tokenHash(`${user}/withdrawal/${id}`) : '';

const row = (record: WithdrawalRecord, language: string): Json => ({
  id: record.id,
  number: decimalColumn(record.amount),
  amount: decimalColumn(subtract(record.amount, record.fee)),
  name: record.currency,
  address: record.address,
  type: record.way,
  sub_type: record.network,
  status: record.status,
  status_text: serverText(language, statusTexts[record.status]),
  notes: reasonText(language, record.reason),
  create_time: timestamp(record.createdAt),
  review_time: record.decidedAt === null ? '' : timestamp(record.decidedAt),
  hash: transactionOf(record),
});

export function withdrawalRoutes(tools: WithdrawalTools): readonly Route<WithdrawalBook>[] {
  const { asksPayPassword, hasFreeFirst } = (tools.rules ?? usualRules).withdrawals;
  return routes(tools, { asksPayPassword, hasFreeFirst });
}

const routes = (
  tools: WithdrawalTools,
  { asksPayPassword, hasFreeFirst }: { asksPayPassword: boolean; hasFreeFirst: boolean },
): readonly Route<WithdrawalBook>[] => [
  {
    operation: 'POST /wallet/get_info',
    access,
    handle: async function withdrawalTerms({ fields, userId: user = '', at }, step) {
      const currency = depositable(fields['currency'] ?? '');
      const { slice: book } = step;
      const terms = termsOf({ book, person: tools.findPerson(user), world: step, currency, hasFreeFirst });
      const balanceIn = (wallet: 'legal' | 'change'): string =>
        decimalColumn(holding(step, { user, account: 'live', wallet }, currency.name).free);
      return {
        type: 'ok',
        message: {
          rate: decimalColumn(terms.fee),
          ratetype: 0,
          min_number: decimalColumn(terms.minimum),
          name: currency.name,
          legal_balance: balanceIn('legal'),
          change_balance: balanceIn('change'),
          ...(terms.freeBelow === undefined ? {} : { free_below: decimalColumn(terms.freeBelow) }),
          networks: terms.networks,
          limit_btc: decimalColumn(terms.limitBtc),
          left_number: decimalColumn(terms.left),
          blocks: blocksOf({ tools, book, user, at }),
        },
      };
    },
  },
  {
    operation: 'POST /wallet/out',
    access,
    handle: async function requestWithdrawal(request, { slice: book }) {
      const { fields, userId: user = '', language, at } = request;
      const { currency = '', number: amount = '', rate: fee = '', type = '', address = '' } = fields;
      const way = wayCodes[type];
      if (way === undefined) throw new Refusal('parameter');
      checkWithdrawalGate({ tools, book, user, at });
      if (asksPayPassword) await checkPayPassword(request, tools.findPerson(user));
      const network = fields['sub_type'] ?? '';
      await request.execute('withdrawals.request', { user, currency, amount, fee, way, network, address });
      return { type: 'ok', message: serverText(language, 'withdrawalAsked') };
    },
  },
  {
    operation: 'GET /user/withdraw/list',
    access,
    handle: async function withdrawals({ fields, userId = '', language }, { slice }) {
      const { page, limit, offset } = pageRequest(fields, standardLimit);
      const own = withdrawalsOf(slice, userId);
      const data = own.slice(offset, offset + limit).map((record) => row(record, language));
      const pages = Math.max(1, Math.ceil(own.length / limit));
      return { type: 'ok', message: { data, page, pages, total: own.length } };
    },
  },
  {
    operation: 'GET /user/withdraw/todaywithdrawcount',
    access,
    handle: async function todaysWithdrawals({ userId = '', at }, { slice }) {
      return { type: 'ok', message: { count: withdrawnToday(slice, userId, at), max: dailyMax } };
    },
  },
];
