import { beforeAll, describe, expect, test } from 'vitest';
import { plainRules } from '../../src/adapters/mock/engine/kernel/basics/world-rules.ts';
import { serverPace } from '../../src/adapters/mock/engine/market/broadcast.ts';
import { dig, startWorld, type TestWorld } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { ether, tron } from './questions.ts';

describe('the standard sandbox takes what clients of real servers send', () => {
  let world: TestWorld;
  let token: string;
  beforeAll(async () => {
    world = await startWorld({ rules: plainRules, pace: serverPace });
    token = await world.signIn('demo@tandem.test');
  });

  test.each(['GET /microtrade/lists', 'GET /coin/list', 'POST /wallet/legal_log', 'GET /user/withdraw/list'])(
    '%s: a limit of thousands is capped',
    async (operation) => {
      expect((await world.call(operation, { limit: '99999', page: '1' }, token)).type).toBe('ok');
    },
  );

  test('null and undefined are nothing', async () => {
    const list = await world.call('GET /microtrade/lists', { match_id: 'null', status: 'undefined' }, token);
    expect(list.type).toBe('ok');
  });

  test('a reset by either pair of names', async () => {
    await world.call('POST /sms_mail', { user_string: 'lv1@tandem.test', type: 'forget' });
    const change = { account: 'lv1@tandem.test', password: 'another one', repassword: 'another one', code: '246810' };
    expect((await world.call('POST /user/forget', change)).type).toBe('ok');
  });

  test('a withdrawal and a saved address without a network', async () => {
    expect((await world.call('POST /user/wallet/save', { currency: '3', address: tron }, token)).type).toBe('ok');
    const wish = { currency: '3', number: '150', rate: '0', type: '0', address: ether, pay_password: 'demo5678' };
    expect((await world.call('POST /wallet/out', wish, token)).type).toBe('ok');
    const { message } = await world.call('GET /user/withdraw/list', {}, token);
    expect(dig(message, 'data', 0, 'sub_type')).toBe('erc20');
  });

  test('W14 types are those of servers', async () => {
    const one = await world.call('POST /wallet/get_in_address', { currency: '1' }, token);
    expect(typeof one.message).toBe('string');
    const several = await world.call('POST /wallet/get_in_address', { currency: '3' }, token);
    expect(Object.keys(several.message as object)).toEqual(['erc20', 'trc20']);
    const news = await world.call('POST /news/list', {});
    expect(dig(news.message, 'version')).toEqual({ value: [''] });
    expect(dig(news.message, 'list', 0)).not.toHaveProperty('update_time');
    const products = await world.call('GET /lh/deposit/config', {});
    expect(dig(products.message, 0, 'created_at')).toMatch(/^20\d{2}-/);
    const site = await world.call('GET /getSiteConfig');
    expect(site.message).toMatchObject({ site_logo: '', down_logo: '', support_url: expect.any(String) as string });
    const setting = await world.call('GET /getSetting', { keyword: 'cashb_balance_type' });
    expect(dig(setting.message, 'value')).toBe('2');
  });

  test('each pair is told of about every two seconds', () => {
    const quotes: unknown[] = [];
    const peer = world.engine.connect({
      deliver: ({ event, payload }) => {
        if (event === 'daymarket' && dig(payload, 'symbol') === 'BTC/USDT') quotes.push(payload);
      },
      drop: () => undefined,
    });
    for (let tick = 0; tick < 200; tick += 1) {
      world.clock.pass(100);
      world.engine.tick();
    }
    peer.close();
    expect(quotes.length).toBeGreaterThanOrEqual(10);
    expect(quotes.length).toBeLessThanOrEqual(12);
  });
});
