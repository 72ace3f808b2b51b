import type { Deposit, DepositChannel, DepositPlaces, DepositReport } from '../../../core/domain/wallets/deposit.ts';
import type { Page, Rows } from '../../../core/domain/page.ts';
import type { Amount, Rate } from '../../../core/money/amount.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { DepositAddressBook, PaymentChannel, PaymentChannels, RechargeRow } from '../calls/api.gen.ts';
import { objectAt, textAt } from '../calls/decode.ts';
import { isWireObject } from '../http/wire-json.ts';
import type { FormFields, QueryFields } from '../calls/request-fields.ts';
import { readPage } from '../calls/wire-page.ts';

/** What an address book says beside the addresses. */
const facts: ReadonlySet<string> = new Set(['memo', 'min_number', 'confirmations']);
const unsaid = { memo: undefined, minimum: undefined, confirmations: undefined };

/** One address as a text, or one for each network. */
export function readDepositPlaces(value: WireValue): DepositPlaces {
  if (!isWireObject(value)) {
    const address = textAt(value, 'message');
    return { addresses: address === '' ? [] : [{ network: undefined, address }], ...unsaid };
  }
  const book = objectAt<DepositAddressBook>(value, 'message');
  const addresses = Object.entries(value)
    .filter(([network, address]) => !facts.has(network) && address !== '' && address !== null)
    .map(([network, address]) => ({ network, address: textAt(address, `message.${network}`) }));
  return {
    addresses,
    memo: book.optionalText('memo'),
    minimum: book.optionalDecimal<Amount>('min_number'),
    confirmations: book.optionalInteger('confirmations'),
  };
}

export const reportFields = ({ currencyId, amount, voucher, place }: DepositReport): FormFields<'reportDeposit'> => ({
  currency: currencyId,
  amount,
  account: voucher,
  hash: undefined,
  ...('channelId' in place
    ? { type: place.channelId }
    : { type: '0', sub_type: place.network, address: place.address }),
});

/** The page to pay on; other servers answer a text. */
export const readPaymentPage = (value: WireValue): string | undefined =>
  isWireObject(value) ? objectAt<{ url?: string }>(value, 'message').optionalText('url') : undefined;

function readChannel(value: WireValue, path: string): DepositChannel {
  const row = objectAt<PaymentChannel>(value, path);
  return {
    id: row.id('id'),
    name: row.optionalText('name') ?? row.optionalText('title'),
    exchangeRate: row.optionalDecimal<Rate>('exchange_rate'),
  };
}

export const readChannels = (value: WireValue): Rows<DepositChannel> =>
  objectAt<PaymentChannels>(value, 'message').rows('list', readChannel);

type PageQuery = { readonly page: number; readonly limit: number };
export const depositsFields = ({ page, limit }: PageQuery): QueryFields<'deposits'> => ({
  page: String(page),
  limit: String(limit),
});

const states: ReadonlyMap<string, Deposit['status']> = new Map([
  ['1', 'pending'],
  ['2', 'credited'],
  ['3', 'refused'],
]);

function readDeposit(value: WireValue, path: string): Deposit {
  const row = objectAt<RechargeRow>(value, path);
  const statusCode = row.integer('status').toString();
  return {
    id: row.id('id'),
    currencyName: row.optionalText('currency_name') ?? row.optionalText('name') ?? '',
    amount: row.decimal<Amount>('amount'),
    network: row.optionalText('sub_type'),
    status: states.get(statusCode),
    statusCode,
    createdAt: row.optionalText('created_at') ?? '',
    updatedAt: row.optionalText('updated_at'),
    reason: row.optionalText('remark'),
  };
}

export const readDeposits = (value: WireValue, query: PageQuery): Page<Deposit> =>
  readPage({ value, path: 'message' }, query, readDeposit);
