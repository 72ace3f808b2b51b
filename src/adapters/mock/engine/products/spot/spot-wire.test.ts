import { expect, test } from 'vitest';
import { dig, startWorld, type TestAnswer, type TestWorld } from '../../test-worlds/test-world.ts';

const lowBuy = { currency_id: '1', legal_id: '3', type: '1', target_price: '30000', amount: '0.01' };

async function signedIn(): Promise<{
  world: TestWorld;
  call: (operation: string, fields?: Record<string, string>) => Promise<TestAnswer>;
}> {
  const world = await startWorld();
  const token = await world.signIn('demo@tandem.test');
  return { world, call: (operation, fields = {}) => world.call(operation, fields, token) };
}

test.each(['coin', 'monicoin'])(
  'placeSpotOrder: /%s answers an empty text and lists the order with its extension fields',
  async (root) => {
    const { call } = await signedIn();
    expect(await call(`POST /${root}/trade`, lowBuy)).toEqual({ type: 'ok', message: '' });
    const answer = await call(`GET /${root}/list`, { currency_id: '1', legal_id: '3', page: '1', limit: '10' });
    expect(dig(answer, 'message')).toHaveLength(1);
    expect(dig(answer, 'message', 0)).toMatchObject({
      id: 1,
      currency_id: 1,
      legal_id: 3,
      symbol: 'BTC/USDT',
      type: 1,
      target_price: '30000.00000000',
      trade_amount: '0.01000000',
      charge_fee: '0.00200000',
      status: 1,
      created_at: '2026-01-05 12:00:00',
      filled_amount: '0.00000000',
      fill_price: null,
      fill_money: null,
      fill_fee: null,
    });
    const other = root === 'coin' ? 'monicoin' : 'coin';
    expect(dig(await call(`GET /${other}/list`), 'message')).toEqual([]);
  },
);

test.each([
  ['POST /coin/cancelTrade', 'coin'],
  ['PUT /coin/trade', 'coin'],
  ['GET /coin/canceltrade', 'coin'],
  ['POST /monicoin/cancelTrade', 'monicoin'],
  ['PUT /monicoin/trade', 'monicoin'],
])('cancelSpotOrder: %s cancels', async (operation, root) => {
  const { call } = await signedIn();
  await call(`POST /${root}/trade`, lowBuy);
  expect(await call(operation, { id: '1' })).toMatchObject({ type: 'ok', message: expect.stringMatching(/./) });
  expect(dig(await call(`GET /${root}/list`, { status: '3' }), 'message', 0, 'status')).toBe(3);
  expect(await call(operation, { id: '1' })).toMatchObject({ type: 'error' });
});

test('spotOrders: newest first, by status and page', async () => {
  const { call } = await signedIn();
  for (const price of ['30000', '30001', '30002']) await call('POST /coin/trade', { ...lowBuy, target_price: price });
  await call('POST /coin/cancelTrade', { id: '2' });
  const ids = async (fields: Record<string, string>) => {
    const answer = await call('GET /coin/list', fields);
    return [0, 1, 2].map((row) => dig(answer, 'message', row, 'id')).filter((id) => id !== undefined);
  };
  expect(await ids({})).toEqual([3, 2, 1]);
  expect(await ids({ status: '1' })).toEqual([3, 1]);
  expect(await ids({ page: '2', limit: '2' })).toEqual([1]);
  expect(await ids({ currency_id: '2' })).toEqual([]);
});

test('placeSpotOrder: a filled buy says at what average price', async () => {
  const { call } = await signedIn();
  await call('POST /coin/trade', { ...lowBuy, target_price: '70000' });
  const row = dig(await call('GET /coin/list'), 'message', 0);
  expect(row).toMatchObject({ status: 2, filled_amount: '0.01000000' });
  expect(dig(row, 'fill_price')).toMatch(/^6\d{4}\.\d{8}$/);
  expect(dig(row, 'fill_money')).toMatch(/^6\d{2}\.\d{8}$/);
  expect(dig(row, 'fill_fee')).toBe('0.00002000');
});

test('placeSpotOrder: a refusal says which step to keep', async () => {
  const { call } = await signedIn();
  const refusal = await call('POST /coin/trade', { ...lowBuy, target_price: '30000.05' });
  expect(refusal).toEqual({ type: 'error', message: 'The price must be a multiple of 0.1.' });
  expect(await call('POST /coin/trade', { ...lowBuy, amount: '1000' })).toMatchObject({ type: 'error' });
  expect(await call('POST /coin/trade', { ...lowBuy, amount: '0' })).toMatchObject({ type: 'error' });
});

test('placeSpotOrder: a visitor is asked to sign in', async () => {
  const { world } = await signedIn();
  expect(await world.call('POST /coin/trade', lowBuy)).toMatchObject({ type: '999' });
});
