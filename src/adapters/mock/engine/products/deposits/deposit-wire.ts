import type { Route } from '../../kernel/domain/domain.ts';
import type { Json } from '../../kernel/basics/engine-types.ts';
import { reasonText, serverText } from '../../kernel/basics/server-text.ts';
import type { SeedCurrency } from '../../ledger/currencies.ts';
import type { WorldRules } from '../../kernel/basics/world-rules.ts';
import { decimalColumn, pageRequest, timestamp } from '../../kernel/basics/wire-format.ts';
import { depositsOf, type DepositRecord, type DepositState } from './deposit-book.ts';
import { addressOf, confirmationsOf, depositable, memoOf, minimumOf, networksOf } from './deposit-rules.ts';

const standardLimit = 10;
const access = 'signed-in';

const row = (record: DepositRecord, language: string): Json => ({
  id: record.id,
  uid: Number.parseInt(record.user, 10),
  currency_id: record.currencyId,
  name: record.currency,
  type: 0,
  amount: decimalColumn(record.amount),
  give: '0.00000000',
  give_rate: '0.00000000',
  user_account: record.voucher,
  status: record.status,
  created_at: timestamp(record.createdAt),
  updated_at: timestamp(record.updatedAt),
  sub_type: record.network,
  address: record.address,
  remark: record.remark === undefined ? null : reasonText(language, record.remark),
});

const terms = (currency: SeedCurrency) => ({
  min_number: decimalColumn(minimumOf(currency)),
  confirmations: confirmationsOf(currency),
});

export const depositRoutes = ({ tellsTerms }: WorldRules['deposits']): readonly Route<DepositState>[] => [
  {
    operation: 'POST /wallet/get_in_address',
    access,
    handle: async function depositAddresses({ fields, userId = '' }) {
      const currency = depositable(fields['currency'] ?? '');
      const addresses = networksOf(currency).map((network) => [network, addressOf(userId, currency, network)] as const);
      const memo = memoOf(currency, userId);
      const [only] = addresses;
      // Without its memo, a payment to the address would be lost.
      if (!tellsTerms && memo === undefined && addresses.length === 1) return { type: 'ok', message: only?.[1] ?? '' };
      return {
        type: 'ok',
        message: {
          ...Object.fromEntries(addresses),
          ...(memo === undefined ? {} : { memo }),
          ...(tellsTerms ? terms(currency) : {}),
        },
      };
    },
  },
  {
    operation: 'POST /wallet/charge_req',
    access,
    pictures: ['account'],
    handle: async function reportDeposit(request) {
      const { fields, userId = '', language } = request;
      const { currency = '', amount = '', account: voucher = '', sub_type: network = '' } = fields;
      await request.execute('deposits.reportDeposit', { user: userId, currency, amount, voucher, network });
      return { type: 'ok', message: serverText(language, 'depositReported') };
    },
  },
  {
    operation: 'GET /paymentslist',
    access: 'open',
    // Payments are reported with a picture here: there is no page for payments.
    handle: async function depositChannels() {
      return { type: 'ok', message: { list: [] } };
    },
  },
  {
    operation: 'GET /recharge/log',
    access,
    handle: async function deposits({ fields, userId = '', language }, { slice }) {
      const { page, limit, offset } = pageRequest(fields, standardLimit);
      const own = depositsOf(slice, userId);
      const data = own.slice(offset, offset + limit).map((record) => row(record, language));
      return {
        type: 'ok',
        message: { data, page, pages: Math.max(1, Math.ceil(own.length / limit)), total: own.length },
      };
    },
  },
];
