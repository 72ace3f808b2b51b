import { expect, test } from 'vitest';
import { languageCodes } from '../../../../../core/i18n/languages.ts';
import type { PushedEvent } from '../../kernel/basics/engine-types.ts';
import { amount, readDecimal, type Amount } from '../../../../../core/money/amount.ts';
import { subtract, sum } from '../../../../../core/money/fixed-point.ts';
import { dig, startWorld, type TestAnswer, type TestWorld } from '../../test-worlds/test-world.ts';

type Call = (operation: string, fields?: Record<string, string>) => Promise<TestAnswer>;

async function signedIn(login = 'demo@tandem.test'): Promise<{ world: TestWorld; token: string; call: Call }> {
  const world = await startWorld();
  const token = await world.signIn(login);
  return { world, token, call: (operation, fields = {}) => world.call(operation, fields, token) };
}

const up = { match_id: '1001', currency_id: '3', type: '1', seconds: '60', number: '12.50' };

async function pass(world: TestWorld, milliseconds: number): Promise<void> {
  world.clock.pass(milliseconds);
  world.engine.tick();
  await Promise.resolve();
}

test.each(['microtrade', 'monimicrotrade'])('placeOptionOrder: /%s echoes type and stake as sent', async (root) => {
  const { call } = await signedIn();
  const answer = await call(`POST /${root}/submit`, { ...up, symbolQuotationclose: '1.5' });
  expect(answer.type).toBe('ok');
  expect(answer.message).toMatchObject({
    id: 1,
    show_micro_id: 10_001,
    match_id: 1001,
    currency_id: 3,
    type: '1',
    number: '12.50',
    status: 1,
    profit_result: 0,
    fact_profits: '0.00000000',
    seconds: 60,
    fee: '0.06250000',
    profit_ratio: '86.00',
    created_at: '2026-01-05 12:00:00',
    handled_at: '2026-01-05 12:01:00',
    complete_at: null,
    symbol_name: 'BTC/USDT',
    currency_name: 'USDT',
  });
  expect(answer.message).not.toHaveProperty('remain_milli_seconds');
  expect(answer.message).not.toHaveProperty('loss_ratio');
  expect(dig(answer, 'message', 'open_price')).toBe(dig(answer, 'message', 'end_price'));
});

test('optionOrders: the countdown has 1.3 s of slack on whole seconds, is 0 when due, and stands in lists alone', async () => {
  const { world, call } = await signedIn();
  await call('POST /microtrade/submit', up);
  const left = async (): Promise<unknown> =>
    dig(await call('GET /microtrade/lists'), 'message', 'data', 0, 'remain_milli_seconds');
  expect(await left()).toBe(61_300);
  await pass(world, 10_400);
  expect(await left()).toBe(50_300);
  await pass(world, 49_590);
  expect(await left()).toBe(1300);
  await pass(world, 10);
  const [settling] = [dig(await call('GET /microtrade/lists'), 'message', 'data', 0)];
  expect(settling).toMatchObject({ status: 2, remain_milli_seconds: 0, profit_result: 0 });
  await pass(world, 100);
  const settled = dig(await call('GET /microtrade/lists'), 'message', 'data', 0);
  expect(settled).toMatchObject({ status: 3, remain_milli_seconds: 0, complete_at: '2026-01-05 12:01:00' });
  const result = await call('GET /microtrade/get_result', { id: '1' });
  expect(result.message).not.toHaveProperty('remain_milli_seconds');
  expect(result.message).toMatchObject({ id: 1, status: 3, number: '12.50000000', type: 1 });
});

test('optionOrders: newest first, by pair, status and paying currency, in pages that count', async () => {
  const { world, call } = await signedIn();
  const places = [up, { ...up, match_id: '1002' }, { ...up, currency_id: '2', number: '0.01', seconds: '600' }];
  for (const place of places) {
    expect(await call('POST /microtrade/submit', place)).toMatchObject({ type: 'ok' });
    await pass(world, 1000);
  }
  const ids = async (fields: Record<string, string>): Promise<unknown> => {
    const rows = dig(await call('GET /microtrade/lists', fields), 'message', 'data');
    return [rows].flat().map((row) => dig(row, 'id'));
  };
  expect(await ids({})).toEqual([3, 2, 1]);
  expect(await ids({ match_id: '-1', status: '-1', currency_id: '-1' })).toEqual([3, 2, 1]);
  expect(await ids({ match_id: '1002' })).toEqual([2]);
  expect(await ids({ match_id: '77' })).toEqual([]);
  expect(await ids({ currency_id: '2' })).toEqual([3]);
  await pass(world, 60_000);
  expect(await ids({ status: '3' })).toEqual([2, 1]);
  expect(await ids({ status: '1' })).toEqual([3]);
  const page = dig(await call('GET /microtrade/lists', { page: '2', limit: '2' }), 'message');
  expect(page).toMatchObject({ current_page: 2, from: 3, to: 3, total: 3, last_page: 2, per_page: '2' });
  expect(page).toMatchObject({ next_page_url: null, prev_page_url: '/api/microtrade/lists?page=1' });
});

test('payableCurrencies: presets ascending, and what the options account holds', async () => {
  const { call } = await signedIn();
  const answer = await call('GET /microtrade/payable_currencies');
  expect([0, 1, 2].map((row) => dig(answer, 'message', row, 'name'))).toEqual(['USDT', 'BTC', 'ETH']);
  expect(dig(answer, 'message', 0)).toMatchObject({
    id: 3,
    is_micro: 1,
    micro_trade_fee: '0.5000',
    micro_min: '5.00000000',
    micro_max: '20000.00000000',
    micro_holdtrade_max: 20,
    user_wallet: { micro_balance: '10000.00000000', micro_with_insurance: '10000.00000000' },
    insurance_types: [],
    user_insurance: null,
  });
  expect(dig(answer, 'message', 0, 'micro_numbers', 0)).toMatchObject({ currency_id: 3, number: '10.00000000' });
});

test('optionPeriods: a loss ratio where less than everything is at risk', async () => {
  const { call } = await signedIn();
  const answer = await call('GET /microtrade/seconds');
  expect(dig(answer, 'message', 0)).toMatchObject({ id: 1, seconds: 30, profit_ratio: '85.00', status: 1 });
  expect(dig(answer, 'message', 0)).not.toHaveProperty('loss_ratio');
  expect(dig(answer, 'message', 5)).toMatchObject({ seconds: 600, profit_ratio: '45.00', loss_ratio: '50.00' });
});

test.each([
  ['microtrade', 'closed_microorder'],
  ['monimicrotrade', 'closed_monimicroorder'],
])('/%s: a settlement is pushed as %s to the room of its owner alone', async (root, event) => {
  const { world, token, call } = await signedIn();
  const listen = async (login: string, own = token): Promise<PushedEvent[]> => {
    const heard: PushedEvent[] = [];
    const peer = world.engine.connect({
      deliver: (pushed) => void (/micro/.test(pushed.event) && heard.push(pushed)),
      drop: () => undefined,
    });
    const person = login === 'demo@tandem.test' ? own : await world.signIn(login);
    const info = await world.call('GET /user/info', {}, person);
    expect(peer.login(String(dig(info, 'message', 'id')), person)).toBe(true);
    return heard;
  };
  const [owner, other] = [await listen('demo@tandem.test'), await listen('trader@tandem.test')];
  await call(`POST /${root}/submit`, { ...up, seconds: '30' });
  await pass(world, 30_200);
  expect(other).toEqual([]);
  expect(owner.map((pushed) => pushed.event)).toEqual([event]);
  const result = await call(`GET /${root}/get_result`, { id: '1' });
  expect(owner[0]?.payload).toMatchObject({ type: event, data: { id: 1, status: 3 } });
  expect(dig(owner[0], 'payload', 'data', 'profit_type')).toBe(dig(result, 'message', 'profit_result'));
});

test('optionResult: null for an option that is missing or another person’s', async () => {
  const { world, call } = await signedIn();
  await call('POST /microtrade/submit', up);
  expect(await call('GET /microtrade/get_result', { id: '2' })).toEqual({ type: 'ok', message: null });
  expect(await call('GET /monimicrotrade/get_result', { id: '1' })).toEqual({ type: 'ok', message: null });
  const stranger = await world.signIn('trader@tandem.test');
  expect(await world.call('GET /microtrade/get_result', { id: '1' }, stranger)).toEqual({ type: 'ok', message: null });
  expect(await call('GET /microtrade/get_result')).toMatchObject({ type: 'error' });
});

test.each([
  ['overdue', 'error', /locked until your loan is repaid/],
  ['new', '998', /verify your identity/],
  ['frozen', 'error', /frozen/],
])('placeOptionOrder: %s is refused with type %s, and not with practice money', async (login, type, text) => {
  const { call } = await signedIn(`${login}@tandem.test`);
  expect(await call('POST /microtrade/submit', up)).toMatchObject({ type, message: expect.stringMatching(text) });
  expect(await call('POST /monimicrotrade/submit', up)).toMatchObject({ type: 'ok' });
});

test('optionOrders: a locked account does not see its real options, and sees the practice ones', async () => {
  const { call } = await signedIn('overdue@tandem.test');
  expect(await call('GET /microtrade/lists')).toMatchObject({ type: 'error' });
  expect(await call('GET /monimicrotrade/lists')).toMatchObject({ type: 'ok' });
});

/** Every refusal that a person can meet, by the sent fields; the last two need an open option. */
const refusals: readonly (readonly [name: string, fields: Record<string, string>])[] = [
  ['pair', { match_id: '9' }],
  ['pair without options', { match_id: '1201' }],
  ['currency', { currency_id: '4' }],
  ['length', { seconds: '61' }],
  ['too large', { number: '20001' }],
  ['too small', { number: '1' }],
  ['too large for the length', { seconds: '30', number: '2001' }],
  ['balance', { currency_id: '1', number: '0.01' }],
  ['field', { number: '-3' }],
];

test('placeOptionOrder: every refusal has words of its own in every language', async () => {
  const { call } = await signedIn();
  const spoken = new Map<string, string>();
  const say = async (name: string, fields: Record<string, string>): Promise<void> => {
    for (const lang of languageCodes) {
      const { type, message } = await call('POST /microtrade/submit', { ...up, ...fields, lang });
      expect(type).toBe('error');
      expect(message).toMatch(/\S{2}/);
      expect(message).not.toMatch(/\{\{/);
      spoken.set(`${name} ${lang}`, String(message));
    }
  };
  for (const [name, fields] of refusals) await say(name, fields);
  await call('POST /microtrade/submit', up);
  await say('again', {});
  expect(new Set(spoken.values()).size).toBe(spoken.size);
});

test('a rich person has settled options of the days before, and bills that say the same to the last decimal', async () => {
  const world = await startWorld({ hasPast: true });
  const token = await world.signIn('demo@tandem.test');
  const rowsAt = (answer: TestAnswer, key: string): readonly unknown[] => [dig(answer, 'message', key)].flat();
  const money = (row: unknown, key: string): Amount => readDecimal<Amount>(String(dig(row, key))) ?? amount('0');
  const options = rowsAt(await world.call('GET /microtrade/lists', { limit: '100' }, token), 'data');
  expect(options.map((row) => dig(row, 'status'))).toEqual(Array.from({ length: 22 }, () => 3));
  expect(new Set(options.map((row) => dig(row, 'profit_result')))).toEqual(new Set([1, -1]));
  const billsOn = async (page: string): Promise<readonly unknown[]> =>
    rowsAt(await world.call('POST /wallet/legal_log', { currency: '3', type: '4', limit: '100', page }, token), 'list');
  const bills = [...(await billsOn('1')), ...(await billsOn('2'))].filter(
    (row) => dig(row, 'type') === 502 && dig(row, 'is_lock') === 0,
  );
  const results = subtract(
    sum(options.map((row) => money(row, 'fact_profits'))),
    sum(options.map((row) => money(row, 'fee'))),
  );
  expect(sum(bills.map((row) => money(row, 'value')))).toBe(results);
  for (const row of bills) expect(subtract(money(row, 'after'), money(row, 'before'))).toBe(money(row, 'value'));
});
