import { bankCardFields, type BankCardField } from '../../../../../core/domain/wallets/payee.ts';
import type { Route, WireRequest } from '../../kernel/domain/domain.ts';
import type { Answer, Json } from '../../kernel/basics/engine-types.ts';
import { serverText } from '../../kernel/basics/server-text.ts';
import type { ServerTextKey } from '../../kernel/basics/server-texts.gen.ts';
import { pageRequest, timestamp } from '../../kernel/basics/wire-format.ts';
import { addressesOf, cardOf, internationalCardOf, type AddressRecord, type PayeesState } from './payees-book.ts';
import { internationalLabels } from './payees-rules.ts';

type Handle = Route<PayeesState>['handle'];

const standardLimit = 10;
const access = 'signed-in';

const said = ({ language }: WireRequest, key: ServerTextKey): Answer => ({
  type: 'ok',
  message: serverText(language, key),
});

const row = (record: AddressRecord): Json => ({
  id: record.id,
  user_id: Number.parseInt(record.user, 10),
  currency: record.currencyId,
  name: record.currency,
  address: record.address,
  qrcode: record.picture,
  type: record.network,
  logo: '',
  create_time: timestamp(record.createdAt),
  update_time: timestamp(record.updatedAt),
});

const savedAddresses: Handle = async ({ fields, userId = '' }, { slice }) => {
  const { page, limit, offset } = pageRequest(fields, standardLimit);
  const own = addressesOf(slice, userId);
  const data = own.slice(offset, offset + limit).map(row);
  const pages = Math.max(1, Math.ceil(own.length / limit));
  return { type: 'ok', message: { data, page, pages, total: own.length } };
};

const saveAddress: Handle = async (request) => {
  const { fields, userId: user = '' } = request;
  const { id, currency = '', type: network = '', address = '', qrcode: picture = '' } = fields;
  const number = id === undefined ? null : Number.parseInt(id, 10);
  await request.execute('payees.saveAddress', { user, id: number, currency, network, address, picture });
  return said(request, number === null ? 'addressAdded' : 'addressChanged');
};

const deleteAddress: Handle = async (request) => {
  const { fields, userId: user = '' } = request;
  await request.execute('payees.deleteAddress', { user, id: Number.parseInt(fields['id'] ?? '', 10) });
  return said(request, 'addressDeleted');
};

const bankCard: Handle = async ({ userId = '' }, { slice }) => {
  const card = cardOf(slice, userId);
  if (card === undefined) return { type: 'ok', message: { banks: [] } };
  const message = {
    user_id: Number.parseInt(userId, 10),
    real_name: card.holder,
    bank_name: card.bank,
    bank_branch: card.branch,
    bank_account: card.account,
    bank_code: card.code,
    bank_dizhi: card.place,
    bank_address: card.bankAddress,
    phone: card.phone,
    personal_address: card.ownAddress,
    banks: [],
  };
  return { type: 'ok', message };
};

const cardFields: Readonly<Record<BankCardField, string>> = {
  holder: 'real_name',
  bank: 'bank_name',
  branch: 'bank_branch',
  account: 'bank_account',
  code: 'bank_code',
  place: 'bank_dizhi',
  bankAddress: 'bank_address',
  phone: 'phone',
  ownAddress: 'personal_address',
};

/** Clients of other servers send fewer lines: those that they leave out are no lines of the wish. */
const saveBankCard: Handle = async (request) => {
  const { fields, empty, userId: user = '' } = request;
  const sent = bankCardFields.filter((line) => fields[cardFields[line]] !== undefined || empty.has(cardFields[line]));
  const card = Object.fromEntries(sent.map((line) => [line, fields[cardFields[line]] ?? '']));
  await request.execute('payees.saveBankCard', { user, card });
  return said(request, 'cardSaved');
};

const internationalCard: Handle = async ({ language, userId = '' }, { slice }) => {
  const values = internationalCardOf(slice, userId) ?? [];
  const forms = internationalLabels.map((key) => serverText(language, key));
  return { type: 'ok', message: { forms, data: forms.map((_, at) => values[at] ?? '') } };
};

const saveInternationalCard: Handle = async (request) => {
  const { fields, userId: user = '' } = request;
  const values = internationalLabels.map((_, at) => fields[`data[${at}]`] ?? '');
  await request.execute('payees.saveInternationalCard', { user, values });
  return said(request, 'cardSaved');
};

export const payeesRoutes: readonly Route<PayeesState>[] = [
  { operation: 'GET /user/wallet/list', access, handle: savedAddresses },
  { operation: 'POST /user/wallet/save', access, pictures: ['qrcode'], handle: saveAddress },
  { operation: 'POST /user/wallet/del', access, handle: deleteAddress },
  { operation: 'POST /user/cash_info', access, handle: bankCard },
  { operation: 'POST /user/cash_save', access, handle: saveBankCard },
  { operation: 'POST /user/cash_info_international', access, handle: internationalCard },
  { operation: 'POST /user/cash_save_international', access, handle: saveInternationalCard },
];
