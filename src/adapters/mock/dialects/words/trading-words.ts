import { price, type Price } from '../../../../core/money/amount.ts';
import { compare, isPositive, roundTo } from '../../../../core/money/fixed-point.ts';
import type { Json } from '../../engine/kernel/basics/engine-types.ts';
import { timestamp } from '../../engine/kernel/basics/wire-format.ts';
import { Broken, Declined } from '../basics/declined.ts';
import type { Call, Exchange, Giving, Taking } from '../basics/dialect.ts';
import { rowOf, rowsOf, textOf, type Row } from '../basics/reply.ts';
import {
  allRows,
  decimalIn,
  eachRow,
  messageOf,
  paginated,
  requiring,
  wireNumber,
  withCommas,
} from '../basics/shaping.ts';
import { isQuoteCurrency } from './quote-rows-words.ts';

/** Cancels a spot order; servers differ in verb and path. */
export const cancellingSpot: Exchange = {
  asks: 'POST /coin/cancelTrade',
  takes: [requiring('id')],
  // An unknown order is a wrong parameter there.
  refuses: (text, { say }) => (text === say('unknownOrder') ? say('parameter') : text),
};

const withoutFills = ({
  filled_amount: _filled,
  fill_price: _price,
  fill_money: _money,
  fill_fee: _fee,
  ...row
}: Row): Row => row;

export const bareSpotOrders: Exchange = { gives: [eachRow('', withoutFills)] };

const orderNumbers: Giving = eachRow('', (row) => ({ ...row, num: `S${textOf(row['id']).padStart(10, '0')}` }));
export const numberedSpotOrders: Exchange = { gives: [eachRow('', withoutFills), orderNumbers] };

export const pagedSpotOrders: Exchange = {
  access: 'signed-in',
  answers: async (call) => {
    const { page: _page, limit: _limit, ...filters } = call.fields;
    const all = await allRows(call, 'GET /coin/list', { fields: filters });
    return paginated(all.map(withoutFills), call, '/coin/list');
  },
};

async function lastPrice(call: Call, base: string, quote: string): Promise<Price> {
  const blocks = rowsOf(await messageOf(call, 'GET /currency/quotation_new'));
  const pair = blocks
    .flatMap((block) => rowsOf(block['quotation']))
    .find((row) => textOf(row['currency_id']) === base && textOf(row['legal_id']) === quote);
  if (pair === undefined) throw new Declined(call.say('unknownPair'));
  return price(textOf(pair['now_price']));
}

const selling = '2';

/** What cannot be sold has no row in the wallet table. */
const breaksOnMissingRow: Taking = async (fields, call) => {
  if (fields['type'] === selling && !(await isQuoteCurrency(call, fields['currency_id'] ?? '')))
    throw new Broken('no wallet row');
  return fields;
};

export const sellingOwnRows: Exchange = { takes: [breaksOnMissingRow] };

type Shape = (row: Row) => Row;

const directionNames = ['', '买入', '卖出'];
const stateNames = ['挂单中', '交易中', '平仓中', '已平仓', '已撤单'];

/** In the language of these servers alone. */
const labelled: Shape = (row) => ({
  ...row,
  type_name: directionNames[wireNumber(row['type'])] ?? '',
  status_name: stateNames[wireNumber(row['status'])] ?? '',
});

const updateAsEpoch: Shape = (row) => ({ ...row, update_time: `${textOf(row['create_time'])}.0000` });
const updateAsTime: Shape = (row) => ({
  ...row,
  update_time: row['create_time'] === undefined ? '' : timestamp(wireNumber(row['create_time']) * 1000),
});

/** A contract of lists and events alike. */
export const contractWithEpoch: Shape = (row) => labelled(updateAsEpoch(row));
export const contractWithTime: Shape = (row) => labelled(updateAsTime(row));

/** Sums over nothing are a bare 0. */
const filledSums = (sums: Row): Row =>
  Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, value ?? 0]));

const inPage = (page: Json | undefined, shape: Shape): Row => {
  const paged = rowOf(page);
  return { ...paged, data: rowsOf(paged['data']).map(shape) };
};

const contracts =
  (shape: Shape, total: (risk: Json) => Json): Giving =>
  (message) => {
    const told = rowOf(message);
    const sums = filledSums(rowOf(told['rate_profits_total']));
    const all = { ...sums, hazard_rate: total(sums['hazard_rate'] ?? 0) };
    return { ...told, rate_profits_total: all, message: inPage(told['message'], shape) };
  };

const account =
  (shape: Shape, total: (risk: Json) => Json): Giving =>
  (message) => {
    const told = filledSums(rowOf(message));
    return { ...told, hazard_rate: total(told['hazard_rate'] ?? 0), order: inPage(told['order'], shape) };
  };

const asItIs = (risk: Json): Json => risk;
export const eightPlaces = (risk: Json): Json =>
  typeof risk === 'string' ? `${risk.split('.')[0] ?? ''}.${(risk.split('.')[1] ?? '').padEnd(8, '0')}` : risk;

export const contractsWithEpoch: Exchange = { gives: [contracts(contractWithEpoch, asItIs)] };
export const contractsWithTime: Exchange = { gives: [contracts(contractWithTime, eightPlaces)] };
export const accountWithEpoch: Exchange = { gives: [account(contractWithEpoch, asItIs)] };
export const accountWithTime: Exchange = { gives: [account(contractWithTime, eightPlaces)] };

/** What a contract needs, in three places with commas. */
const sumWithCommas = (text: string): string =>
  text.replace(/\d+\.\d+/, (sum) => withCommas(roundTo(decimalIn(sum), 3), 3));
export const submittingWithCommas: Exchange = { refuses: sumWithCommas };

/** Both levels or none, on the right sides of the last price. */
const levelsFirst: Taking = async (fields, call) => {
  if (fields['checkType'] !== '1') return fields;
  const [target, stop] = [decimalIn(fields['target_profit_price']), decimalIn(fields['stop_loss_price'])];
  if (!isPositive(target) || !isPositive(stop)) throw new Declined(call.say('levelsNotPositive'));
  const last = await lastPrice(call, fields['currency_id'] ?? '', fields['legal_id'] ?? '');
  const isLong = fields['type'] !== '2';
  const [targetAway, stopAway] = [compare(target, last), compare(stop, last)];
  if (isLong ? targetAway <= 0 : targetAway >= 0)
    throw new Declined(call.say(isLong ? 'targetNotAbovePrice' : 'targetNotBelowPrice'));
  if (isLong ? stopAway >= 0 : stopAway <= 0)
    throw new Declined(call.say(isLong ? 'stopNotBelowPrice' : 'stopNotAbovePrice'));
  return fields;
};

export const submittingWithLevels: Exchange = { takes: [levelsFirst] };
