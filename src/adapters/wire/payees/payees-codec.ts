import type { Page } from '../../../core/domain/page.ts';
import type {
  BankCard,
  BankCardState,
  LabelledValue,
  NewAddress,
  SavedAddress,
} from '../../../core/domain/wallets/payee.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { BankCard as BankCardWire, BankChoice, InternationalCard, SavedAddressRow } from '../calls/api.gen.ts';
import { objectAt, textAt, unexpected } from '../calls/decode.ts';
import { isWireObject } from '../http/wire-json.ts';
import type { FormFields, QueryFields } from '../calls/request-fields.ts';
import { readPage } from '../calls/wire-page.ts';

type PageQuery = { readonly page: number; readonly limit: number };

export const addressesFields = ({ page, limit }: PageQuery): QueryFields<'savedAddresses'> => ({
  page: String(page),
  limit: String(limit),
});

type StoredAddress = SavedAddress & { readonly isDeleted: boolean };

function readAddress(value: WireValue, path: string): StoredAddress {
  const row = objectAt<SavedAddressRow>(value, path);
  return {
    id: row.id('id'),
    currencyId: row.id('currency'),
    currencyName: row.optionalText('name') ?? '',
    network: row.optionalText('type'),
    address: row.text('address'),
    createdAt: row.optionalText('create_time'),
    isDeleted: row.optionalFlag('isdelete') ?? false,
  };
}

/** Some servers keep deleted rows in the list, with a mark. */
export function readAddresses(value: WireValue, query: PageQuery): Page<SavedAddress> {
  const page = readPage({ value, path: 'message' }, query, readAddress);
  const items = page.items.filter(({ isDeleted }) => !isDeleted).map(({ isDeleted: _, ...address }) => address);
  return { ...page, items };
}

export const addressFields = (address: NewAddress): FormFields<'saveAddress'> => ({
  id: undefined,
  currency: address.currencyId,
  name: address.currencyName,
  address: address.address,
  type: address.network,
  qrcode: address.picture,
});

/** No card is nothing, an empty list, or an object without a bank. */
export function readBankCard(value: WireValue): BankCardState {
  if (!isWireObject(value)) {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
      return { card: undefined, banks: [] };
    throw unexpected('message', 'a bank card');
  }
  const row = objectAt<BankCardWire>(value, 'message');
  const text = (key: Parameters<typeof row.optionalText>[0]): string => row.optionalText(key) ?? '';
  const banks = row.optionalList('banks', (bank, path) => objectAt<BankChoice>(bank, path).text('name')) ?? [];
  if (text('bank_name') === '') return { card: undefined, banks };
  const card = {
    holder: text('real_name'),
    bank: text('bank_name'),
    branch: text('bank_branch'),
    account: text('bank_account'),
    code: text('bank_code'),
    place: text('bank_dizhi'),
    bankAddress: text('bank_address'),
    phone: text('phone'),
    ownAddress: text('personal_address'),
  };
  return { card, banks };
}

export const bankCardFormFields = (card: BankCard): FormFields<'saveBankCard'> => ({
  real_name: card.holder,
  bank_name: card.bank,
  bank_branch: card.branch,
  bank_account: card.account,
  bank_code: card.code,
  bank_dizhi: card.place,
  bank_address: card.bankAddress,
  phone: card.phone,
  personal_address: card.ownAddress,
});

/** Every label is a line, for any values: a server may have changed its labels since they were typed. */
export function readInternationalCard(value: WireValue): readonly LabelledValue[] {
  const message = objectAt<InternationalCard>(value, 'message');
  const values = message.list('data', (one, path) => (one === null ? '' : textAt(one, path)));
  return message.list('forms', textAt).map((label, at) => ({ label, value: values[at] ?? '' }));
}

/** One field for each line: servers of this protocol keep only the last of repeated names. */
export const internationalCardFields = ([
  first = '',
  ...others
]: readonly string[]): FormFields<'saveInternationalCard'> => ({
  'data[0]': first,
  ...Object.fromEntries(others.map((value, at) => [`data[${at + 1}]`, value])),
});
