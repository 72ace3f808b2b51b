import { isOwnPicture } from '../../engine/kernel/requests/picture-rules.ts';
import { Broken, Declined } from '../basics/declined.ts';
import type { Call, Exchange, Giving, Taking } from '../basics/dialect.ts';
import { isRow, rowOf, rowsOf, textOf, type Row } from '../basics/reply.ts';
import { eachRow, echoingPage, messageOf, requiring } from '../basics/shaping.ts';
import { fiatRate } from '../../engine/ledger/wallet-rows.ts';

const usdtId = '3';

/** One network is a text, those of USDT are an object. */
export const depositAddress: Exchange = {
  gives: [
    (message, { fields }) => {
      if (!isRow(message)) return message;
      const { memo: _memo, min_number: _least, confirmations: _count, ...networks } = message;
      if (fields['currency'] === usdtId) return networks;
      return Object.values(networks)[0] ?? '';
    },
  ],
};

/** The engine writes networks in lower case, and takes the first one by default. */
const networkInSmallLetters: Taking = ({ sub_type: network, ...fields }) =>
  network === undefined ? fields : { ...fields, sub_type: network.toLowerCase() };

/** A voucher may be named by the whole address of its picture. */
const voucherByPath: Taking = ({ account, ...fields }) => {
  if (account === undefined) return fields;
  const path = URL.canParse(account) ? new URL(account).pathname : account;
  return { ...fields, account: isOwnPicture(path) ? path : account };
};

/** `type` 0 reports coins; this house takes no bank cards here. */
export const reportingDeposit: Exchange = {
  takes: [
    requiring('currency', 'amount'),
    (fields, { say }) => {
      if ((fields['type'] ?? '0') !== '0') throw new Declined(say('unknownCurrency'));
      return fields;
    },
    networkInSmallLetters,
    voucherByPath,
  ],
};

/** Payment channels of the house. */
export const channels: readonly Row[] = [
  { id: 11, name: 'USDT', exchange_rate: '1', sort: 1, status: 1 },
  { id: 12, name: 'CNY', exchange_rate: fiatRate, sort: 2, status: 1 },
];

export const receivingAccount: Row = { bank_account: '', bank_name: '', open_bank: '' };

const logCall = 'GET /recharge/log';
const channelsOf = ({ user = '' }: Call): string => `channels/${user}`;

/** The engine knows no channels: which one was meant is kept beside it. */
const keepsChannel: Giving = async (message, call) => {
  const [newest] = rowsOf(rowOf(await messageOf(call, logCall, { limit: '1' }))['data']);
  const channel = Number.parseInt(call.fields['type'] ?? '0', 10);
  if (newest !== undefined) call.memory.keep(channelsOf(call), { id: newest['id'] ?? 0, type: channel });
  return message;
};

/** `type` is a channel; another one ends in a fault. */
export const payingThroughChannel: Exchange = {
  takes: [
    requiring('currency', 'amount'),
    ({ type, ...fields }) => {
      if (!channels.some(({ id }) => textOf(id) === type)) throw new Broken('no such channel');
      return fields;
    },
    networkInSmallLetters,
    voucherByPath,
  ],
  gives: [keepsChannel],
  beside: { url: '' },
  contentType: 'text/html; charset=UTF-8',
};

const orderNumber = (row: Row): string => `D${textOf(row['id']).padStart(10, '0')}`;

/** Each row names its channel; of what was paid before this process the first. */
const withChannel: Giving = (message, call) => {
  const kept = call.memory.rows(channelsOf(call));
  const channelOf = (row: Row): Row => kept.find(({ id }) => id === row['id']) ?? { type: channels[0]?.['id'] ?? 0 };
  const name = (row: Row): Row => ({ ...row, type: channelOf(row)['type'] ?? 0, oid: orderNumber(row) });
  return { ...rowOf(message), data: rowsOf(rowOf(message)['data']).map(name) };
};

const withoutPlace = ({ sub_type: _network, address: _address, remark: _remark, ...row }: Row): Row => row;

export const depositsByChannel: Exchange = { gives: [eachRow('data', withoutPlace), withChannel, echoingPage] };

/** Coins leave the columns of a receiving card empty. */
const cardColumns: Row = {
  account_name: null,
  bank_user_name: null,
  pay_way_name: null,
  iban: null,
  beneficiary_country: null,
  bank_code: null,
  bank_name: null,
  bank_address: null,
};

export const depositsWith = (columns: Row = {}): Exchange => ({
  gives: [
    eachRow('data', ({ remark: _remark, ...row }) => ({
      ...row,
      currency_name: row['name'] ?? '',
      ...cardColumns,
      ...columns,
    })),
    echoingPage,
  ],
});
