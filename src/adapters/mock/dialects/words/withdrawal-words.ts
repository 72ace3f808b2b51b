import { decimal, readDecimal, type Amount } from '../../../../core/money/amount.ts';
import { compare, multiply, subtract } from '../../../../core/money/fixed-point.ts';
import { Declined } from '../basics/declined.ts';
import type { Call, Exchange, Giving, Taking } from '../basics/dialect.ts';
import { rowOf, textOf, type Fields, type Row } from '../basics/reply.ts';
import {
  decimalIn,
  defaulting,
  eachRow,
  echoingPage,
  ignoring,
  messageOf,
  requiring,
  wireNumber,
  without,
} from '../basics/shaping.ts';
import { wholeBook } from './address-words.ts';
import { breaksWithoutRow } from './quote-rows-words.ts';

/** Terms of a withdrawal that only this backend has. */
const ownTerms = ['free_below', 'networks', 'limit_btc', 'left_number', 'blocks'];

const microBalance = async (call: Call, currency: string): Promise<string> =>
  textOf(rowOf(await messageOf(call, 'POST /wallet/detail', { currency, type: 'micro' }))['micro_balance']);

/** Withdrawals are paid from the options account, and its balance is in the column of the spot account. */
const microAsChange: Giving = async (message, call) => ({
  ...rowOf(message),
  change_balance: await microBalance(call, call.fields['currency'] ?? ''),
});

export const termsOfOptionsAccount: Exchange = {
  takes: [requiring('currency')],
  gives: [without('ratetype', ...ownTerms), microAsChange],
};
export const termsOfSpotAccount: Exchange = {
  takes: [requiring('currency')],
  gives: [without('ratetype', ...ownTerms)],
};
export const termsWithoutSomeRows: Exchange = {
  takes: [requiring('currency'), breaksWithoutRow],
  gives: [without('ratetype', ...ownTerms)],
};
export const termsWithRateKind: Exchange = {
  takes: [requiring('currency')],
  gives: [
    without(...ownTerms),
    async (message, call) => ({
      ...rowOf(message),
      micro_balance: await microBalance(call, call.fields['currency'] ?? ''),
    }),
  ],
};

const networkInSmallLetters: Taking = ({ sub_type: network, ...fields }) =>
  network === undefined ? fields : { ...fields, sub_type: network.toLowerCase() };

/** As a request that passes the gates and then asks for nothing. */
const nothingAsked: Fields = { currency: '3', number: '0', rate: '0', type: '0', address: '-' };

/** Reports the first block before it checks the request itself. */
const gatesFirst: Taking = async (fields, call) => {
  const { blocks } = rowOf(await messageOf(call, 'POST /wallet/get_info', { currency: '3' }));
  if (Array.isArray(blocks) && blocks.length > 0) await messageOf(call, 'POST /wallet/out', nothingAsked);
  return fields;
};

/** The address is typed. */
const toTypedAddress: Taking = (fields, { say }) => {
  if (fields['type'] === '0' && fields['address'] === undefined) throw new Declined(say('parameter'));
  return fields;
};

export const withdrawing: Exchange = {
  takes: [gatesFirst, requiring('currency', 'number', 'rate', 'type'), toTypedAddress, networkInSmallLetters],
};

/** What a score may not be below once the request itself is right; the text is the same in every language. */
const usualScore = decimal('90');
const lowScoreText = 'Su puntuación de crédito es demasiado baja para retirar.';

const scoreTwice: Taking = async (fields, call) => {
  const { score } = rowOf(await messageOf(call, 'GET /user/info'));
  if (compare(decimalIn(score), usualScore) < 0) throw new Declined(lowScoreText);
  return fields;
};

export const withdrawingWithScore: Exchange = { ...withdrawing, takes: [...(withdrawing.takes ?? []), scoreTwice] };

const money = (text: string | undefined): Amount | undefined =>
  text === undefined ? undefined : readDecimal<Amount>(text);

/** What is booked as the net is what was sent as `amount`; a wrong one is refused here, where that server would lose it. */
const netAsSent: Taking = (fields, { say }) => {
  const [number, rate, net] = [money(fields['number']), money(fields['rate']), money(fields['amount'])];
  if (number === undefined || rate === undefined || net === undefined) throw new Declined(say('parameter'));
  if (compare(subtract(number, rate), net) !== 0) throw new Declined(say('parameter'));
  return fields;
};

/** The same amount has to be in the options account, though the spot account pays. */
const coveredTwice: Taking = async (fields, call) => {
  const [number, micro] = [money(fields['number']), money(await microBalance(call, fields['currency'] ?? ''))];
  if (number !== undefined && micro !== undefined && compare(number, micro) > 0)
    throw new Declined(call.say('insufficientBalance'));
  return fields;
};

const neverWithoutPassword: Taking = async (fields, call) => {
  const { password_status: status } = rowOf(await messageOf(call, 'GET /real/state'));
  if (status === 0) throw new Declined(call.say('payPasswordMissing'));
  return fields;
};

export const withdrawingNet: Exchange = {
  takes: [
    gatesFirst,
    defaulting({ currency: '3', type: '0' }),
    requiring('number', 'rate'),
    toTypedAddress,
    neverWithoutPassword,
    netAsSent,
    coveredTwice,
    networkInSmallLetters,
  ],
};

/** The id of a row in the caller's address book replaces the address. */
const toSavedAddress: Taking = async (fields, call) => {
  const { users_wallet_withdraw_id: id, address: _address, sub_type: _network, ...rest } = fields;
  const saved = (await wholeBook(call)).find((row) => id !== undefined && textOf(row['id']) === id);
  if (saved === undefined) throw new Declined(call.say('unknownAddress'));
  return { ...rest, address: textOf(saved['address']), sub_type: textOf(saved['type']) };
};

/** Looked at after the address, and before the payment password. */
const notNegative: Taking = (fields, { say }) => {
  const number = money(fields['number']);
  if (number !== undefined && compare(number, decimal('0')) < 0) throw new Declined(say('amountMustBePositive'));
  return fields;
};

/** The house counts the fee itself. */
const feeOfHouse: Taking = async (fields, call) => {
  const terms = rowOf(await messageOf(call, 'POST /wallet/get_info', currencyOf(fields)));
  const rate = textOf(terms['rate']);
  const [number, part] = [money(fields['number']), money(rate)];
  const isPart = terms['ratetype'] === 1 && number !== undefined && part !== undefined;
  return { ...fields, rate: isPart ? multiply(number, part) : rate };
};
const currencyOf = ({ currency = '' }: Fields): Fields => ({ currency });

export const withdrawingToSaved: Exchange = {
  takes: [
    gatesFirst,
    requiring('currency', 'number'),
    defaulting({ type: '0' }),
    toSavedAddress,
    notNegative,
    ignoring('rate', 'amount'),
    feeOfHouse,
  ],
};

const shownColumns = ['id', 'number', 'name', 'create_time', 'status', 'status_text'];
const refused = 3;

const only =
  (...more: readonly string[]) =>
  (row: Row): Row =>
    Object.fromEntries(Object.entries(row).filter(([name]) => [...shownColumns, ...more].includes(name)));

/** In the language of these servers alone. */
const stateNames: readonly string[] = ['', '审核中', '已完成', '已拒绝'];
const inChinese = (row: Row): Row => ({ ...row, status_text: stateNames[wireNumber(row['status'])] ?? '' });

export const withdrawalsWithReason: Exchange = {
  gives: [
    eachRow('data', only('notes')),
    eachRow('data', inChinese),
    eachRow('data', (row) => (row['status'] === refused ? { ...row, status_text: row['notes'] ?? '' } : row)),
    echoingPage,
  ],
};
export const withdrawalsWith = (...columns: readonly string[]): Exchange => ({
  gives: [eachRow('data', only(...columns)), eachRow('data', inChinese), echoingPage],
});
export const withdrawalsInOwnWords: Exchange = { gives: [eachRow('data', only('notes')), echoingPage] };
