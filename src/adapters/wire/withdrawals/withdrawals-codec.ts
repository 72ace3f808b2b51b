import type { ServerDialect } from '../../../core/domain/server/server-dialect.ts';
import type { Page } from '../../../core/domain/page.ts';
import {
  withdrawalBlocks,
  type TodaysWithdrawals,
  type Withdrawal,
  type WithdrawalFee,
  type WithdrawalTerms,
  type WithdrawalWay,
  type WithdrawalWish,
} from '../../../core/domain/wallets/withdrawal.ts';
import type { Amount, Rate } from '../../../core/money/amount.ts';
import { subtract } from '../../../core/money/fixed-point.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { WithdrawalCount, WithdrawalRow, WithdrawalTerms as WireTerms } from '../calls/api.gen.ts';
import { integerAt, objectAt, textAt } from '../calls/decode.ts';
import { isWireObject } from '../http/wire-json.ts';
import type { FormFields, QueryFields } from '../calls/request-fields.ts';
import { readPage } from '../calls/wire-page.ts';

const feeKinds = { 0: 'fixed', 1: 'share' } as const;

export function readWithdrawalTerms(value: WireValue): WithdrawalTerms {
  const terms = objectAt<WireTerms>(value, 'message');
  const kind = terms.optionalChoice<WithdrawalFee['kind']>('ratetype', feeKinds);
  const blocks = terms.optionalList('blocks', textAt);
  return {
    currencyName: terms.optionalText('name') ?? '',
    available: terms.decimal<Amount>('change_balance'),
    minimum: terms.optionalDecimal<Amount>('min_number'),
    fee:
      kind === 'share'
        ? { kind, share: terms.decimal<Rate>('rate') }
        : { kind: 'fixed', sum: terms.decimal<Amount>('rate') },
    freeBelow: terms.optionalDecimal<Amount>('free_below'),
    networks: terms.optionalList('networks', textAt),
    limitBtc: terms.optionalDecimal<Amount>('limit_btc'),
    left: terms.optionalDecimal<Amount>('left_number'),
    blocks: blocks === undefined ? undefined : withdrawalBlocks.filter((block) => blocks.includes(block)),
  };
}

const wayCodes: Readonly<Record<WithdrawalWay, '0' | '1' | '2'>> = {
  address: '0',
  bankCard: '1',
  internationalCard: '2',
};

type Wants = Pick<ServerDialect, 'withdrawalFee'>;

export const withdrawalFields = (wish: WithdrawalWish, { withdrawalFee }: Wants): FormFields<'requestWithdrawal'> => ({
  currency: wish.currencyId,
  number: wish.amount,
  type: wayCodes[wish.way],
  address: wish.address,
  users_wallet_withdraw_id: wish.savedId,
  rate: wish.fee,
  // Some servers book the sent net sum, and nothing without it.
  amount: withdrawalFee === 'sent' ? undefined : subtract(wish.amount, wish.fee),
  pay_password: wish.payPassword,
  sub_type: wish.network,
});

type PageQuery = { readonly page: number; readonly limit: number };
export const withdrawalsFields = ({ page, limit }: PageQuery): QueryFields<'withdrawals'> => ({
  page: String(page),
  limit: String(limit),
});

const states: ReadonlyMap<string, Withdrawal['status']> = new Map([
  ['1', 'reviewing'],
  ['2', 'sent'],
  ['3', 'refused'],
  ['4', 'sending'],
]);
const ways = { 0: 'address', 1: 'bankCard', 2: 'internationalCard' } as const;

function readWithdrawal(value: WireValue, path: string): Withdrawal {
  const row = objectAt<WithdrawalRow>(value, path);
  const statusCode = row.integer('status').toString();
  const code = row.optionalText('type');
  return {
    id: row.id('id'),
    currencyName: row.optionalText('name') ?? '',
    amount: row.decimal<Amount>('number'),
    received: row.optionalDecimal<Amount>('amount'),
    // An unknown kind of card does not make the row unreadable.
    way: code === '0' || code === '1' || code === '2' ? ways[code] : undefined,
    network: row.optionalText('sub_type'),
    address: row.optionalText('address'),
    status: states.get(statusCode),
    statusCode,
    reason: row.optionalText('notes'),
    createdAt: row.optionalText('create_time') ?? '',
    decidedAt: row.optionalText('review_time'),
    transactionId: row.optionalText('hash'),
  };
}

export const readWithdrawals = (value: WireValue, query: PageQuery): Page<Withdrawal> =>
  readPage({ value, path: 'message' }, query, readWithdrawal);

/** Some servers send only the count, some nothing. A maximum of 0 means that there is none. */
export function readTodaysWithdrawals(value: WireValue): TodaysWithdrawals {
  if (!isWireObject(value))
    return { count: value === null || value === '' ? 0 : integerAt(value, 'message'), max: undefined };
  const told = objectAt<WithdrawalCount>(value, 'message');
  return { count: told.integer('count'), max: told.optionalInteger('max') || undefined };
}
