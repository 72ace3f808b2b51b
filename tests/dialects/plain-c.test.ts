import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dig } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { startDialect, type AskedServer } from './asking.ts';
import { pairsOf, refusalOf } from './questions.ts';

interface Row {
  readonly [name: string]: unknown;
}

describe('dialect c, accounts and spot orders as a plain client sees them', () => {
  let server: AskedServer;
  beforeAll(async () => {
    server = await startDialect('c');
    await server.signIn('demo@tandem.test');
  });
  afterAll(() => server.close());

  const messageOf = async (operation: string, fields: Readonly<Record<string, string>> = {}): Promise<unknown> =>
    dig((await server.ask(operation, fields)).body, 'message');
  const change = async (): Promise<readonly string[]> => {
    const detail = await messageOf('POST /wallet/detail', { currency: '3', type: 'change' });
    return [String(dig(detail, 'change_balance')), String(dig(detail, 'lock_change_balance'))];
  };

  test('a buy locks the money that was sent, and a cancel brings all of it back', async () => {
    const before = await change();
    const pair = (await pairsOf(server, 'USDT')).find(({ currency_name: name }) => name === 'BTC');
    const order = { currency_id: '1', legal_id: '3', type: '1', target_price: '20000', amount: '1000.5' };
    expect(await refusalOf(server, 'POST /coin/trade', order)).toBeUndefined();
    expect((await change())[1]).toBe('1000.50000000');
    const [row] = (await messageOf('GET /coin/list')) as readonly Row[];
    expect(row?.['trade_amount']).toMatch(/^0\.\d{8}$/);
    expect(Number(row?.['trade_amount'])).toBeCloseTo(1000.5 / Number(pair?.['now_price']), 7);
    expect(await refusalOf(server, 'GET /coin/canceltrade', { id: String(row?.['id']) })).toBeUndefined();
    expect(await change()).toEqual(before);
  });

  test('a buy of a coin without a row never fills, whatever is paid for it', async () => {
    const order = { currency_id: '1', legal_id: '3', type: '1', target_price: '900000', amount: '500' };
    expect(await refusalOf(server, 'POST /coin/trade', order)).toBeUndefined();
    server.world.clock.pass(60_000);
    expect(((await messageOf('GET /coin/list')) as readonly Row[])[0]).toMatchObject({ status: 1 });
    expect((await change())[1]).toBe('500.00000000');
  });

  test('wallets list quote currencies alone, with a logo and their share', async () => {
    const wallets = await messageOf('POST /wallet/list');
    for (const name of ['legal', 'change', 'micro', 'lever']) {
      const rows = dig(wallets, `${name}_wallet`, 'balance') as readonly Row[];
      expect(rows.every((row) => row['is_legal'] === 1 && row['currency_logo'] === '')).toBe(true);
    }
    const rows = dig(wallets, 'change_wallet', 'balance') as readonly Row[];
    const usdt = rows.find(({ currency }) => currency === 3);
    expect(usdt?.['totle_scale']).toMatch(/^[1-9]\d?\.\d{2}%$/);
    const totals = ['legal', 'change', 'micro', 'lever'].map((name) =>
      Number(dig(wallets, `${name}_wallet`, 'usdt_totle')),
    );
    expect(Number(dig(wallets, 'Total'))).toBeCloseTo(
      totals.reduce((sum, total) => sum + total, 0),
      6,
    );
  });

  test('a coin without a row has no detail, and is neither moved nor swapped', async () => {
    const missing = 'There is no such wallet.';
    expect(await refusalOf(server, 'POST /wallet/detail', { currency: '1', type: 'change' })).toBe(missing);
    const move = { currency_id: '1', number: '0.1', from_field: 'change', to_field: 'micro' };
    expect(await refusalOf(server, 'POST /wallet/change', move)).toBe(missing);
    const swap = { number: '10', from_currency_id: '3', to_currency_id: '1' };
    expect(await refusalOf(server, 'POST /user/Transfer', swap)).toBe(missing);
    const swaps = dig(await messageOf('POST /user/getTransferList'), 'wallet') as readonly Row[];
    expect(swaps.every((row) => row['is_legal'] === 1)).toBe(true);
  });

  test('new tokens are paid from the options account', async () => {
    const micro = async (): Promise<number> =>
      Number(dig(await messageOf('POST /wallet/detail', { currency: '3', type: 'micro' }), 'micro_balance'));
    const before = [await micro(), (await change())[0]];
    expect(await refusalOf(server, 'POST /project/order', { project_id: '2', amount: '1000' })).toBeUndefined();
    expect([await micro(), (await change())[0]]).toEqual([Number(before[0]) - 250, before[1]]);
  });

  test('money leaves the contract account under open positions', async () => {
    const order = { currency_id: '1', legal_id: '3', type: '1', share: '1', multiple: '20', status: '1' };
    expect(await refusalOf(server, 'POST /lever/submit', order)).toBeUndefined();
    const move = { currency_id: '3', number: '10', from_field: 'lever', to_field: 'change' };
    expect(await refusalOf(server, 'POST /wallet/change', move)).toBeUndefined();
  });
});

test('dialect b keeps money in the contract account while positions are open', async () => {
  const server = await startDialect('b');
  await server.signIn('demo@tandem.test');
  const order = { currency_id: '1', legal_id: '3', type: '1', share: '1', multiple: '20', status: '1' };
  expect(await refusalOf(server, 'POST /lever/submit', order)).toBeUndefined();
  const move = { currency_id: '3', number: '10', from_field: 'lever', to_field: 'change' };
  expect(await refusalOf(server, 'POST /wallet/change', move)).toBeDefined();
  await server.close();
});
