import { decimal, type DecimalText } from '../../../../core/money/amount.ts';
import { add, isPositive, multiply, sum } from '../../../../core/money/fixed-point.ts';
import { divideTo } from '../../../../core/money/quotient.ts';
import { serverText } from '../../engine/kernel/basics/server-text.ts';
import { decimalColumn } from '../../engine/kernel/basics/wire-format.ts';
import { fiatRate } from '../../engine/ledger/wallet-rows.ts';
import { Broken, Declined } from '../basics/declined.ts';
import type { Call, Exchange, Giving, Taking } from '../basics/dialect.ts';
import { isRow, rowOf, rowsOf, textOf, type Row } from '../basics/reply.ts';
import {
  breaksOnEmpty,
  decimalIn,
  eachRow,
  messageOf,
  requiring,
  requiringInEnglish,
  wireNumber,
} from '../basics/shaping.ts';
import { accounts, chargeMarks, moving, otherCharging, swapping } from './wallet-words.ts';

// Where a person has a row in the wallet table for quote currencies alone.

const hasRow = (row: Row): boolean => row['is_legal'] === 1;
const withLogo = (row: Row): Row => ({ ...row, currency_logo: '' });

export const currenciesWithMissingRows: Exchange = {
  gives: [
    eachRow('', (row) => ({ ...row, wallet: hasRow(row) && isRow(row['wallet']) ? withLogo(row['wallet']) : null })),
  ],
};

export async function isQuoteCurrency(call: Call, id: string): Promise<boolean> {
  const { legal } = rowOf(await messageOf(call, 'GET /currency/list'));
  return rowsOf(legal).some((row) => textOf(row['id']) === id);
}

export const breaksWithoutRow: Taking = async (fields, call) => {
  if (!(await isQuoteCurrency(call, fields['currency'] ?? ''))) throw new Broken('no wallet row');
  return fields;
};

/** Refuses what needs the rows of these currencies, once the fields are there. */
const asksRows =
  (names: readonly string[], say?: (key: string) => string): Taking =>
  async (fields, call) => {
    const sent = names.map((name) => fields[name]).filter((id) => id !== undefined);
    const refusal = (say ?? call.say)('unknownWallet');
    for (const id of sent) if (!(await isQuoteCurrency(call, id))) throw new Declined(refusal);
    return fields;
  };
const sayEnglish = (key: string): string => serverText('en', key);

export const detailOfOwnRow: Exchange = {
  takes: [requiring('currency', 'type'), asksRows(['currency'])],
  gives: [(message) => withLogo(rowOf(message))],
};
export const movingOwnRow: Exchange = { takes: [...(moving.takes ?? []), asksRows(['currency_id'])] };

/** A currency cannot be swapped for itself. */
const betweenRows: Taking = (fields, call) =>
  fields['from_currency_id'] === fields['to_currency_id']
    ? fields
    : asksRows(['from_currency_id', 'to_currency_id'], sayEnglish)(fields, call);
export const swappingOwnRows: Exchange = {
  ...swapping,
  takes: [...(swapping.takes ?? []), requiringInEnglish('number', 'from_currency_id', 'to_currency_id'), betweenRows],
};
export const swapsOfOwnRows: Exchange = {
  gives: [
    (message) => ({
      ...rowOf(message),
      wallet: rowsOf(rowOf(message)['wallet']).filter(hasRow).map(withLogo),
    }),
  ],
};

const hundred = decimal('100');

/** A part of a whole above zero, in percent with `places` decimals. */
function share(part: DecimalText, whole: DecimalText, places: number): string {
  const percent = divideTo(multiply(part, hundred), whole, places) ?? decimal('0');
  return `${decimalColumn(percent, places)}%`;
}

/** The value of one row of an account, in USDT. */
const valueIn = (row: Row, account: string): DecimalText =>
  multiply(
    add(decimalIn(row[`${account}_balance`]), decimalIn(row[`lock_${account}_balance`])),
    decimalIn(row['usdt_price']),
  );
const shortOf = (name: string): string => name.replace('_wallet', '');
const rowsIn = (wallets: Row, name: string): readonly Row[] => rowsOf(rowOf(wallets[name])['balance']).filter(hasRow);
const totalIn = (wallets: Row, name: string): DecimalText =>
  sum(rowsIn(wallets, name).map((row) => valueIn(row, shortOf(name))));

/** An account as a share of all, and without a total in fiat. `whole`: before any filter. */
function accountAsShare(name: string, { shown, whole }: { shown: Row; whole: Row }): Row {
  const { totle: _totle, ...rest } = rowOf(shown[name]);
  const own = totalIn(whole, name);
  const all = sum(accounts.map((each) => totalIn(whole, each)));
  const scaleOf = (row: Row): string => {
    const value = valueIn(row, shortOf(name));
    return isPositive(value) && isPositive(all) ? share(value, all, 2) : '0%';
  };
  return {
    ...rest,
    balance: rowsIn(shown, name).map((row) => ({ ...withLogo(row), totle_scale: scaleOf(row) })),
    usdt_totle: wireNumber(own),
    today_usdt_totle: 0,
    CNY: fiatRate,
    ...openDoors,
    ...(isPositive(all) ? { usdt_totle_scale: share(own, all, 4) } : {}),
  };
}

const openDoors = { transfer: true, change: true, trade: true, lever: true, ai: false, defi: false, portfolio: true };

/** Numbers of accounts that this server alone uses. */
const numbered: Readonly<Record<string, string>> = {
  1: 'change_wallet',
  2: 'lever_wallet',
  3: 'micro_wallet',
  4: 'legal_wallet',
};

const asShares: Giving = async (message, call) => {
  const { is_open_CTbi: _isOpen, ...shown } = rowOf(message);
  const whole = rowOf(await messageOf(call, 'POST /wallet/list'));
  const shaped = accounts.map((name) => [name, accountAsShare(name, { shown, whole })] as const);
  const total = sum(accounts.map((name) => totalIn(whole, name)));
  return { ...shown, ...Object.fromEntries(shaped), Total: wireNumber(total), huilv: fiatRate };
};

const oneAccount: Giving = (message, { fields: { type } }) => {
  if (type === undefined) return message;
  return { wallet: rowOf(message)[numbered[type] ?? ''] ?? '', huilv: fiatRate };
};

export const walletsAsShares: Exchange = {
  takes: [breaksOnEmpty('zero_flag')],
  gives: [chargeMarks(otherCharging), asShares, oneAccount],
};
