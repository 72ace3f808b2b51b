import { beforeAll, describe, expect, test } from 'vitest';
import { plainRules } from '../../src/adapters/mock/engine/kernel/basics/world-rules.ts';
import { dig, startWorld, type TestWorld } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { readMiningOrders } from '../../src/adapters/wire/mining/mining-codec.ts';
import { readWireJson } from '../../src/adapters/wire/http/wire-json.ts';
import { readWallets } from '../../src/adapters/wire/wallet/wallet-codec.ts';
import { readFiatValue } from '../../src/adapters/wire/funds/funds-codec.ts';
import { givenName } from '../../src/core/domain/wallets/given-account-names.ts';
import { readDecimal } from '../../src/core/money/amount.ts';

type Place = readonly (string | number)[];
interface Sum {
  readonly operation: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly at: Place;
}

/** What these servers count with floats stands bare; every decimal column and every result of their decimal helper is a text. */
const numbers: readonly Sum[] = [
  ...['legal', 'change', 'lever', 'micro'].flatMap((name): readonly Sum[] => [
    { operation: 'POST /wallet/list', at: [`${name}_wallet`, 'usdt_totle'] },
    { operation: 'POST /wallet/list', at: [`${name}_wallet`, 'totle'] },
    { operation: 'GET /user/info', at: [`${name}_wallet`, 'totle'] },
  ]),
  { operation: 'GET /wallet/getRateCurrency', fields: { id: '1' }, at: ['rmb'] },
  { operation: 'GET /microtrade/lists', at: ['data', 0, 'remain_milli_seconds'] },
  { operation: 'GET /lh/deposit/order', at: ['order_list', 0, 'cancel_fee'] },
  { operation: 'GET /follow/index', at: ['data', 0, 'correct_rate'] },
  { operation: 'GET /bind_box/getBoxList', fields: { pay_type: '2' }, at: [0, 'per_increase'] },
  { operation: 'GET /bind_box/getBoxList', fields: { pay_type: '2' }, at: [0, 'margin'] },
];
const texts: readonly Sum[] = [
  { operation: 'POST /wallet/list', at: ['change_wallet', 'balance', 0, 'change_balance'] },
  { operation: 'POST /wallet/list', at: ['change_wallet', 'balance', 0, 'lock_change_balance'] },
  { operation: 'POST /wallet/list', at: ['ExRate'] },
  { operation: 'POST /wallet/get_info', fields: { currency: '3' }, at: ['rate'] },
  { operation: 'POST /wallet/get_info', fields: { currency: '3' }, at: ['min_number'] },
  { operation: 'POST /wallet/legal_log', at: ['list', 0, 'value'] },
  { operation: 'POST /user/getTransferFee', fields: { from_currency_id: '3', to_currency_id: '1' }, at: ['to_price'] },
  { operation: 'GET /user/info', at: ['score'] },
  { operation: 'GET /user/info', at: ['usdt'] },
  { operation: 'GET /currency/quotation_new', at: [0, 'quotation', 0, 'now_price'] },
  { operation: 'GET /currency/quotation_new', at: [0, 'quotation', 0, 'volume'] },
  { operation: 'GET /coin/list', at: [0, 'target_price'] },
  { operation: 'GET /coin/list', at: [0, 'trade_amount'] },
  { operation: 'GET /coin/list', at: [0, 'charge_fee'] },
  { operation: 'GET /microtrade/seconds', at: [0, 'profit_ratio'] },
  { operation: 'GET /microtrade/lists', at: ['data', 0, 'open_price'] },
  { operation: 'GET /lh/deposit/config', at: [0, 'interest_rate'] },
  { operation: 'GET /lh/deposit/config', at: [0, 'save_min'] },
  { operation: 'GET /lh/deposit/order', at: ['order_list', 0, 'amount'] },
  { operation: 'GET /lh/deposit/order', at: ['order_list', 0, 'day_rate'] },
  { operation: 'GET /lh/deposit/order', at: ['order_list', 0, 'total_interest'] },
  { operation: 'GET /project', at: ['list', 0, 'amount'] },
  { operation: 'GET /project', at: ['list', 0, 'total_sell'] },
  { operation: 'GET /project', at: ['list', 0, 'percentage'] },
  { operation: 'GET /follow/index', at: ['data', 0, 'total_profits'] },
  { operation: 'GET /follow/traderDetail', fields: { trader_user_id: '70004' }, at: ['data', 'correct_rate'] },
  { operation: 'GET /follow/traderDetail', fields: { trader_user_id: '70004' }, at: ['data', 'total_profits'] },
  { operation: 'GET /bind_box/getBoxList', fields: { pay_type: '2' }, at: [0, 'price'] },
];

let world: TestWorld;
let token: string;
const sent = async ({ operation, fields = {} }: Omit<Sum, 'at'>): Promise<string> =>
  (await world.send(operation, fields, token)).text();

beforeAll(async () => {
  world = await startWorld({ rules: plainRules });
  token = await world.signIn('demo@tandem.test');
  const order = { currency_id: '1', legal_id: '3', type: '1', target_price: '30000', amount: '0.01' };
  const option = { match_id: '1001', currency_id: '3', type: '1', seconds: '60', number: '10' };
  const made = [
    await world.call('POST /coin/trade', order, token),
    await world.call('POST /microtrade/submit', option, token),
    await world.call('POST /lh/deposit', { config_id: '2', amount: '1234.56789' }, token),
  ];
  if (made.some(({ type }) => type !== 'ok')) throw new Error(JSON.stringify(made));
});

const valueAt = async (sum: Sum): Promise<unknown> => dig(JSON.parse(await sent(sum)), 'message', ...sum.at);

describe('W14 sums stand in the type in which servers of this protocol send them', () => {
  const named = (sums: readonly Sum[]) => sums.map((sum) => [sum.operation, sum.at.join('.'), sum] as const);

  test.each(named(numbers))('%s %s is a number', async (_operation, _place, sum) => {
    expect(typeof (await valueAt(sum))).toBe('number');
  });

  test.each(named(texts))('%s %s is a text', async (_operation, _place, sum) => {
    const value = await valueAt(sum);
    expect(typeof value).toBe('string');
    expect(readDecimal(String(value))).toBeDefined();
  });
});

/** The digits that stand after the name in the text that came, as decimal text. */
const digitsOf = (text: string, name: string): readonly unknown[] =>
  [...text.matchAll(new RegExp(`"${name}":(-?[\\d.]+(?:e[+-]?\\d+)?)`, 'g'))].map(([, digits = '']) =>
    readDecimal(digits),
  );
const messageIn = (text: string) => {
  const body = readWireJson(text);
  return typeof body === 'object' && body !== null && 'message' in body ? (body['message'] ?? null) : null;
};

describe('W14 the adapter reads bare numbers with every digit that was sent', () => {
  test('totals of accounts', async () => {
    const text = await sent({ operation: 'POST /wallet/list' });
    const totals = readWallets(messageIn(text)).accounts.map(({ account, totalUsdt }) => [
      givenName[account],
      totalUsdt,
    ]);
    const order = (dig(JSON.parse(text), 'message') ?? {}) as Readonly<Record<string, unknown>>;
    const names = Object.keys(order).filter((name) => name.endsWith('_wallet'));
    expect(digitsOf(text, 'usdt_totle')).toHaveLength(4);
    expect(Object.fromEntries(totals)).toEqual(
      Object.fromEntries(names.map((name, at) => [name.replace('_wallet', ''), digitsOf(text, 'usdt_totle')[at]])),
    );
  });

  test('the worth of a coin, and the price of leaving early', async () => {
    const worth = await sent({ operation: 'GET /wallet/getRateCurrency', fields: { id: '1' } });
    expect([readFiatValue(messageIn(worth))]).toEqual(digitsOf(worth, 'rmb'));
    const orders = await sent({ operation: 'GET /lh/deposit/order' });
    expect(digitsOf(orders, 'cancel_fee')).toHaveLength(1);
    expect(JSON.stringify(readMiningOrders(messageIn(orders), { page: 1, limit: 20 }))).toContain(
      `"${String(digitsOf(orders, 'cancel_fee')[0])}"`,
    );
  });

  test.each([
    ['12345678.90123456789', '12345678.90123456789'],
    ['0.1234567890123456789', '0.1234567890123456789'],
    ['1.0e-7', '0.0000001'],
    ['120', '120'],
  ])('%s, more than a float can hold', (digits, exact) => {
    const text = `{"message":{"change_wallet":{"balance":[],"usdt_totle":${digits}}}}`;
    expect(readWallets(messageIn(text)).accounts[0]?.totalUsdt).toBe(exact);
  });
});
