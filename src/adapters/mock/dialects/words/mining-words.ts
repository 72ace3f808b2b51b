import { readDecimal, type Amount } from '../../../../core/money/amount.ts';
import { compare } from '../../../../core/money/fixed-point.ts';
import { Declined } from '../basics/declined.ts';
import type { Call, Exchange, Giving, Taking } from '../basics/dialect.ts';
import { rowOf, rowsOf, textOf, type Fields, type Row } from '../basics/reply.ts';
import { allRows, eachRow, messageOf, requiring, setting, wireNumber } from '../basics/shaping.ts';

const configCall = 'GET /lh/deposit/config';
/** Products with a fixed rate; only this backend has pools. */
const fixedOnes: Taking = setting({ class_id: '1' });

const plainProduct = ({
  class_id: _class,
  cancel_rate: _rate,
  unlock_time: _unlock,
  intro: _intro,
  ...row
}: Row): Row => ({
  ...row,
  currency_logo: '',
});

export const productsInPages: Exchange = { takes: [fixedOnes], gives: [eachRow('', plainProduct)] };

const asksCurrency: Taking = (fields) => {
  if (fields['currency_id'] === undefined) throw new Declined('currency_id is required');
  return fields;
};

export const productsOfCurrency: Exchange = { takes: [asksCurrency, fixedOnes], gives: [eachRow('', plainProduct)] };

const pagesMax = 50;

async function allProducts(call: Call, filters: Fields = {}): Promise<readonly Row[]> {
  const found: Row[] = [];
  for (let page = 1; page <= pagesMax; page += 1) {
    const rows = rowsOf(await messageOf(call, configCall, { ...filters, class_id: '1', page: String(page) }));
    if (rows.length === 0) break;
    found.push(...rows);
  }
  return found;
}

/** All products, for every requested page. */
export const productsAtOnce: Exchange = {
  answers: async (call) => {
    const { currency_id: currency } = call.fields;
    return (await allProducts(call, currency === undefined ? {} : { currency_id: currency })).map(plainProduct);
  },
};

/** One product of each currency that has any. */
export const currenciesOfProducts: Exchange = {
  answers: async (call) => {
    const firsts = new Map<string, Row>();
    for (const row of await allProducts(call)) {
      const id = textOf(row['currency_id']);
      if (!firsts.has(id)) firsts.set(id, plainProduct(row));
    }
    return [...firsts.values()];
  },
};

const money = (text: string): Amount | undefined => readDecimal<Amount>(text);

function holds(product: Row, sum: Amount): boolean {
  const [least, most] = [money(textOf(product['save_min'])), money(textOf(product['save_max']))];
  return least !== undefined && most !== undefined && compare(sum, least) >= 0 && compare(sum, most) <= 0;
}

/** Ignores product and currency, and takes the first product that accepts the amount. */
const byAmount: Taking = async (fields, call) => {
  const sum = money(fields['amount'] ?? '');
  if (sum === undefined) throw new Declined(call.say('parameter'));
  const product = (await allProducts(call)).find((row) => holds(row, sum));
  if (product === undefined) throw new Declined(call.say('parameter'));
  return { ...fields, config_id: textOf(product['id']) };
};

export const locking: Exchange = { takes: [requiring('config_id', 'amount')] };
/** One text in every language. */
export const lockingWithSuccess: Exchange = { ...locking, gives: [() => 'success'] };
export const lockingByAmount: Exchange = { takes: [requiring('amount'), byAmount] };

/** An order without the columns that only this backend has. */
const plainOrder = ({
  day: _term,
  end_time: _end,
  cancel_rate: _rate,
  is_cancel: _early,
  remark: _remark,
  created_at: _created,
  updated_at: _updated,
  remain_day: _days,
  logo: _logo,
  ...row
}: Row): Row => ({
  ...row,
  status: row['status'] === 1 ? 1 : 2,
  cancel_fee: wireNumber(row['cancel_fee']),
});

const withoutSums: Giving = (message) => ({ order_list: rowsOf(rowOf(message)['order_list']) });

export const lockedOrders: Exchange = { gives: [eachRow('order_list', plainOrder), withoutSums] };

export const lockedOrdersWithInterest: Exchange = {
  gives: [
    eachRow('order_list', plainOrder),
    (message) => ({
      order_list: rowsOf(rowOf(message)['order_list']),
      total_interest: rowOf(message)['total_interest'] ?? 0,
    }),
  ],
};

/** A lock that nothing was put behind cannot be taken back. */
export const neverRedeemed: Exchange = {
  access: 'signed-in',
  answers: async (call) => {
    const { id = '' } = call.fields;
    const orders = await allRows(call, 'GET /lh/deposit/order', { place: 'order_list' });
    const order = orders.find((row) => textOf(row['id']) === id);
    if (order === undefined) throw new Declined(call.say('unknownMiningOrder'));
    throw new Declined(order['status'] === 1 ? 'Insufficient locked balance' : call.say('miningNotRunning'));
  },
};
