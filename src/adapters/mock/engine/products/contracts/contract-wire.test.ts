import { expect, test } from 'vitest';
import { dig, startWorld, type TestAnswer, type TestWorld } from '../../test-worlds/test-world.ts';

const btc = { currency_id: '1', legal_id: '3' };
const marketLong = { ...btc, share: '3', multiple: '50' };

async function signedIn(login = 'demo@tandem.test'): Promise<{
  world: TestWorld;
  call: (operation: string, fields?: Record<string, string>) => Promise<TestAnswer>;
}> {
  const world = await startWorld();
  const token = await world.signIn(login);
  return { world, call: (operation, fields = {}) => world.call(operation, fields, token) };
}

test.each(['lever', 'monilever'])('/%s: open, look, close', async (root) => {
  const { call } = await signedIn();
  const before = await call(`POST /${root}/deal`, btc);
  expect(dig(before, 'message')).toMatchObject({
    my_transaction: [],
    lever_share_limit: { min: 1, max: 0 },
    all_levers: 0,
    ustd_price: '1.00000000',
    ExRAte: '7.2',
  });
  expect(dig(before, 'message', 'multiple', 'muit', 0)).toEqual({ value: '5', currency_name: null });
  expect(await call(`POST /${root}/submit`, marketLong)).toEqual({ type: 'ok', message: 'Submitted.' });
  const after = await call(`POST /${root}/dealall`, btc);
  expect(dig(after, 'message', 'order', 'data', 0)).toMatchObject({
    id: 1,
    show_lever_id: 10001,
    currency: 1,
    legal: 3,
    symbol: 'BTC/USDT',
    type: 1,
    status: 1,
    order_type: 1,
    share: 3,
    number: '0.03000000',
    multiple: 50,
    profits: '0.00000000',
    overnight: '0.0300',
    transaction_time: '2026-01-05 12:00:00',
    complete_time: '',
  });
  expect(dig(after, 'message', 'hazard_rate')).toMatch(/^\d+\.\d\d$/);
  expect(await call(`POST /${root}/close`, { id: '1' })).toEqual({
    type: 'ok',
    message: 'The position has been closed.',
  });
  const listed = await call(`POST /${root}/my_trade`, {});
  expect(dig(listed, 'message', 'rate_profits_total')).toEqual({
    hazard_rate: 0,
    profits_total: null,
    origin_caution_money_all: null,
  });
  expect(dig(listed, 'message', 'message')).toMatchObject({ current_page: 1, total: 1, per_page: 10, last_page: 1 });
  expect(dig(listed, 'message', 'message', 'data', 0)).toMatchObject({
    status: 3,
    complete_time: '2026-01-05 12:00:00',
  });
  const other = root === 'lever' ? 'monilever' : 'lever';
  expect(dig(await call(`POST /${other}/my_trade`, {}), 'message', 'message', 'data')).toEqual([]);
});

test.each(['cancelTrade', 'cancel'])('cancelContractOrder: /lever/%s gives margin and fee back', async (path) => {
  const { call } = await signedIn();
  const balance = async () => dig(await call('POST /lever/deal', btc), 'message', 'user_lever');
  const before = await balance();
  const limit = { ...marketLong, status: '0', target_price: '30000' };
  expect(await call('POST /lever/submit', limit)).toMatchObject({ type: 'ok' });
  expect(await balance()).not.toBe(before);
  expect(await call(`POST /lever/${path}`, { id: '1' })).toMatchObject({ type: 'ok' });
  expect(await balance()).toBe(before);
  expect(await call(`POST /lever/${path}`, { id: '1' })).toMatchObject({ type: 'error' });
  const cancelled = await call('POST /lever/my_trade', { status: '4' });
  expect(dig(cancelled, 'message', 'message', 'data', 0)).toMatchObject({ status: 4, profits: 0 });
});
