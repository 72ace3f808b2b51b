import type { Json } from '../../engine/kernel/basics/engine-types.ts';
import { serverText } from '../../engine/kernel/basics/server-text.ts';
import { Broken } from '../basics/declined.ts';
import type { Call, Exchange, Giving, Taking } from '../basics/dialect.ts';
import { rowOf, rowsOf, textOf, type Row } from '../basics/reply.ts';
import {
  breaksOnEmpty,
  eachRow,
  ignoring,
  inEnglish,
  messageOf,
  pausing,
  requiring,
  wireNumber,
  withCommas,
} from '../basics/shaping.ts';

type Charging = Readonly<Record<string, readonly number[]>>;

/** Currencies by id that can be paid into each account, as the code of these servers has them. */
export const usualCharging: Charging = {
  change_wallet: [1, 2, 3],
  legal_wallet: [3],
  micro_wallet: [1, 2, 3, 6, 10, 29],
  lever_wallet: [],
};
export const otherCharging: Charging = { ...usualCharging, lever_wallet: [3], micro_wallet: [1, 2, 3, 6, 10, 19] };

export const accounts = ['legal_wallet', 'change_wallet', 'micro_wallet', 'lever_wallet'] as const;

const eachAccount =
  (shape: (account: Row, name: string) => Row): Giving =>
  (message) => {
    const wallets = rowOf(message);
    const shaped = accounts.map((name) => [name, shape(rowOf(wallets[name]), name)] as const);
    return { ...wallets, ...Object.fromEntries(shaped) };
  };

export const chargeMarks = (charging: Charging): Giving =>
  eachAccount((account, name) => ({
    ...account,
    balance: rowsOf(account['balance']).map((row) => ({
      ...row,
      is_charge: (charging[name] ?? []).some((id) => id === row['currency']),
    })),
  }));

const plainTotals = eachAccount((account) => ({
  ...account,
  usdt_totle: wireNumber(account['usdt_totle']),
  totle: 0,
  CNY: '',
}));

/** Totals as numbers, and nothing in fiat. */
export const plainWallets: Exchange = {
  takes: [ignoring('zero_flag')],
  gives: [chargeMarks(usualCharging), plainTotals],
};
export const walletsWithFilter: Exchange = {
  takes: [breaksOnEmpty('zero_flag')],
  gives: [chargeMarks(usualCharging), plainTotals],
};

const options = eachAccount((account, name) =>
  name !== 'micro_wallet'
    ? account
    : { ...account, balance: rowsOf(account['balance']).filter((row) => row['is_micro'] === 1) },
);

/** With results in texts that have thousands commas. */
export const walletsWithResults: Exchange = {
  takes: [breaksOnEmpty('zero_flag')],
  gives: [
    chargeMarks(usualCharging),
    plainTotals,
    options,
    async (message, call) => {
      const { profits_all: all = '0' } = await openResults(call);
      const result = withCommas(all, 2);
      return { ...rowOf(message), profits: { today_profit: result, all_profit: result, profit_margin: '0.00' } };
    },
  ],
};

/** The results of the open contracts. */
async function openResults(call: Call): Promise<Row> {
  const sums = rowOf(rowOf(await messageOf(call, 'POST /lever/my_trade', { limit: '1' }))['rate_profits_total']);
  return { profits_all: sums['profits_total'] ?? '0' };
}

export const walletDetail: Exchange = { takes: [requiring('currency', 'type')] };
export const walletDetailWithResult: Exchange = {
  takes: [requiring('currency', 'type')],
  gives: [
    async (message, call) => {
      const { profits_all: all } = await openResults(call);
      return { ...rowOf(message), profit_or_loss: withCommas(all, 4), coin_trade_fee: '' };
    },
  ],
};

/** An account that there is none of is looked for in the table, and the handler fails. */
export const betweenKnown: Taking = (fields) => {
  const named = [fields['from_field'], fields['to_field']].filter((field) => field !== undefined);
  if (named.some((field) => !accountNames.has(field))) throw new Broken('no such column');
  return fields;
};
export const moving: Exchange = { takes: [requiring('currency_id', 'number'), betweenKnown] };

/** Refusals are English in every language, the success is translated. */
const sayConverted: Giving = (_message, { say }) => say('converted');
const swapPauseMs = 3000;
export const swapping: Exchange = { takes: [pausing('swap', swapPauseMs), inEnglish], gives: [sayConverted] };
export const swappingInEnglish: Exchange = { takes: swapping.takes ?? [] };

const accountNames: ReadonlySet<string> = new Set(['legal', 'change', 'lever', 'micro']);

type Saying = Call['say'];
const accountText = (row: Row, say: Saying): Row => {
  const name = say(`account.${textOf(row['transaction_info'])}`);
  return { ...row, transaction_info: row['is_lock'] === 1 ? say('account.locked', { name }) : name };
};
const sayChinese: Saying = (key, parameters) => serverText('zh', key, parameters);
/** Accounts in the language of these servers alone. */
const accountInChinese = (row: Row): Row => accountText(row, sayChinese);
/** Accounts in the language of the request. */
const accountInWords = (row: Row, { say }: Call): Row => accountText(row, say);

/** Transfers between accounts, a line for each side. */
export const transfersInChinese: Exchange = {
  asks: 'GET /wallet/hzhistory',
  gives: [eachRow('data', accountInChinese)],
};
export const transfersInWords: Exchange = { asks: 'GET /wallet/hzhistory', gives: [eachRow('data', accountInWords)] };

const optionKind = 502;
/** What the tables of these servers have no text for. */
const namelessKinds: readonly Json[] = [31, 34, 36];
const unknownKind = '未知类型';
const adjustedByStaff = '后台调节账户余额';

const isNameless = (row: Row): boolean => namelessKinds.includes(row['type'] ?? null);
const withoutText = (row: Row): Row => (isNameless(row) ? { ...row, info: unknownKind } : row);

/** A deposit reads as an adjustment by staff, a stake as a deposit. */
const underOtherKinds = (row: Row, { say }: Call): Row => {
  if (row['type'] === depositKind) return { ...row, info: adjustedByStaff };
  return row['type'] === optionKind ? { ...row, info: say('bill.deposit') } : withoutText(row);
};
const depositKind = 8;

/** Bill lines without the columns that only this backend has. */
export const billsOfAnyAccount: Exchange = {
  asks: 'POST /wallet/legal_log',
  takes: [ignoring('type')],
  gives: [
    eachRow('list', accountInChinese),
    eachRow('list', (row) => (row['type'] === optionKind ? { ...row, info: unknownKind } : withoutText(row))),
  ],
};
/** Of the insurance of options, in which this backend keeps nothing. */
const insurance = '5';
const ofSomeAccount: Taking = ({ type, ...fields }) =>
  type === undefined || type === insurance ? fields : { ...fields, type };
const noneOfInsurance: Giving = (message, { fields: { type } }) =>
  type === insurance ? { ...rowOf(message), list: [], count: 0 } : message;

export const billsOfOneAccount: Exchange = {
  asks: 'POST /wallet/legal_log',
  takes: [ofSomeAccount],
  gives: [noneOfInsurance, eachRow('list', accountInChinese), eachRow('list', underOtherKinds)],
};

const textMark = '\u0000';
/** Says nothing of the lock beside the text. */
const withoutLock = (row: Row, { say }: Call): Row => {
  const info = textOf(row['info']);
  const [before = '', after = ''] = say('bill.locked', { text: textMark }).split(textMark);
  if (row['is_lock'] !== 1 || !info.startsWith(before) || !info.endsWith(after)) return row;
  return { ...row, info: info.slice(before.length, info.length - after.length) };
};

const hiddenKinds: readonly Json[] = [21, 24, 26];
export const billsWithoutSome: Exchange = {
  asks: 'POST /wallet/legal_log',
  takes: [ofSomeAccount],
  gives: [
    noneOfInsurance,
    eachRow('list', accountInWords),
    eachRow('list', withoutLock),
    eachRow('list', underOtherKinds),
    (message) => {
      const bills = rowOf(message);
      return { ...bills, list: rowsOf(bills['list']).filter(({ type }) => !hiddenKinds.includes(type ?? null)) };
    },
  ],
};

const everyAccount = '6';
const stakeKind = 1003;
/** Stakes and their fees have the code of NFT deposits, and its text; what a settlement books keeps its own. */
const stakesApart = (row: Row, { say }: Call): Row => {
  const leavesAccount = textOf(row['value']).startsWith('-');
  const isSetAside = leavesAccount !== (row['is_lock'] === 1);
  if (row['type'] !== optionKind || !isSetAside) return row;
  return { ...row, type: stakeKind, info: say('bill.nftDepositTaken') };
};

export const billsInWords: Exchange = {
  asks: 'POST /wallet/legal_log',
  takes: [
    ({ type = everyAccount, ...fields }) => (type === everyAccount ? fields : { ...fields, type }),
    ofSomeAccount,
  ],
  gives: [
    noneOfInsurance,
    eachRow('list', accountInChinese),
    eachRow('list', underOtherKinds),
    eachRow('list', stakesApart),
    eachRow('list', (row) => ({
      ...row,
      type_info_m: row['info'] ?? '',
      type_info_e: row['info'] ?? '',
      type_info_j: row['info'] ?? '',
      from_user_id: 0,
    })),
  ],
};

export const rateAsNumber: Exchange = { gives: [(message) => ({ rmb: wireNumber(rowOf(message)['rmb']) })] };
