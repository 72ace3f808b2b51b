import { serverText } from '../../engine/kernel/basics/server-text.ts';
import { Broken, Declined } from '../basics/declined.ts';
import type { Call, Exchange, Giving, Taking } from '../basics/dialect.ts';
import { productTimesAsTexts, saleTimesAsTexts } from './own-columns.ts';
import { rowOf, rowsOf, textOf, type Row } from '../basics/reply.ts';
import { allRows, eachRow, inEnglish, paginated, pausing, requiringInEnglish } from '../basics/shaping.ts';

const noProducts = { dual_currencys: [] };

const filteredBy =
  (...names: readonly string[]): Giving =>
  (message, { fields }) =>
    names.every((name) => fields[name] !== undefined) ? message : noProducts;

/** A filter that is not sent finds nothing. */
export const dualProductsBy = (...names: readonly string[]): Exchange => ({
  gives: [filteredBy(...names), productTimesAsTexts],
});

const settledOnes: ReadonlySet<string> = new Set(['0', '3']);

/** Only two states, running or settled; the paid sum is in the bills only. */
const plainHolding = ({ end_at: _end, settle_price: _price, success: _paid, ...row }: Row): Row => ({
  ...row,
  status: settledOnes.has(textOf(row['status'])) ? '1' : '0',
});

const withoutTotals: Giving = (message, { fields }) => ({
  list: rowsOf(rowOf(message)['list']),
  limit: fields['limit'] ?? 10,
});

export const dualHoldings: Exchange = { gives: [withoutTotals, eachRow('list', plainHolding)] };
export const pagedDualHoldings: Exchange = {
  asks: 'POST /dual/dual_list',
  gives: [
    async (_message, call) => {
      const { page: _page, limit: _limit, ...filters } = call.fields;
      const all = await allRows(call, 'POST /dual/dual_list', { place: 'list', fields: filters });
      return paginated(all.map(plainHolding), call, '/dual/dual_list');
    },
  ],
};

const dualPauseMs = 5000;
export const buyingDual: Exchange = {
  takes: [requiringInEnglish('num', 'id'), pausing('dual', dualPauseMs), inEnglish],
};

/** Open by its route, but it asks for the caller's wallet. */
const asksWallet: Taking = (fields, { user }) => {
  if (user === undefined) throw new Broken('no user');
  return fields;
};

/** Refusals in English; the texts of a sale are in the language of the request. */
const refusedInEnglish: NonNullable<Exchange['refuses']> = (text, { say }) =>
  text === say('unknownProject') ? serverText('en', 'unknownProject') : text;

export const projectOfCaller: Exchange = {
  takes: [requiringInEnglish('project_id'), asksWallet],
  refuses: refusedInEnglish,
  gives: [saleTimesAsTexts],
};

/** No order is an order of nothing. */
export const projectWithEmptyOrder: Exchange = {
  ...projectOfCaller,
  gives: [
    saleTimesAsTexts,
    (message) => {
      const detail = rowOf(message);
      return { ...detail, order_info: detail['order_info'] ?? { coin_amount: 0 } };
    },
  ],
};

const ownColumns: readonly string[] = ['project_id', 'title', 'price', 'total_price', 'pay_currency_name', 'end_at'];
const plainOrder = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !ownColumns.includes(name)));

const ordersCall = 'GET /user/project/order';

/** All orders of the caller, for pages of this family. */
const allOrders = async (call: Call): Promise<readonly Row[]> =>
  (await allRows(call, ordersCall, { place: 'data' })).map(plainOrder);

const inPages =
  (choose: (rows: readonly Row[], call: Call) => readonly Row[], shape: Giving): Giving =>
  async (_message, call) =>
    shape(paginated(choose(await allOrders(call), call), call, '/user/project/order'), call);

const inCustomPages: Giving = (message, { fields }) => {
  const { data = [], current_page: page = 1, last_page: pages = 1, total = 0 } = rowOf(message);
  return { data, page: fields['page'] ?? page, pages, total };
};

const all = (rows: readonly Row[]): readonly Row[] => rows;
export const projectOrders: Exchange = { gives: [inPages(all, inCustomPages)] };
export const pagedProjectOrders: Exchange = { gives: [inPages(all, (page) => page)] };

/** Without a requested status, a status that no order has. */
const byStatus = (rows: readonly Row[], { fields: { status = '0' } }: Call): readonly Row[] =>
  rows.filter((row) => textOf(row['status']) === status);

export const projectOrdersByStatus: Exchange = { gives: [inPages(byStatus, inCustomPages)] };

/** A portfolio for some days, paid and returned in USDT, under the paths of dual investment; none is on offer here. */
export const portfolios: Exchange = {
  access: 'open',
  answers: () => ({
    info: { data: [], lianghua_amount: 0, todayincome: 0, totalincome: 0, rate: 0, VIP: 0 },
    currency: [],
  }),
};
export const portfolio: Exchange = {
  access: 'open',
  answers: () => {
    throw new Broken('no such portfolio');
  },
};
export const portfolioHoldings: Exchange = {
  access: 'open',
  answers: ({ fields }) => ({ list: [], limit: fields['limit'] ?? 100, VIP: 0 }),
};
export const noPortfolio: Exchange = {
  access: 'signed-in',
  answers: (call) => {
    throw new Declined(call.say('parameter'));
  },
};
