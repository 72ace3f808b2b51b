import { expect, test } from 'vitest';
import { dig, startWorld } from './test-world.ts';

test('signIn: the token opens the wallets of that person', async () => {
  const world = await startWorld();
  const token = await world.signIn('demo@tandem.test');
  const answer = await world.call('POST /wallet/list', {}, token);
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(answer.type).toBe('ok');
  expect(dig(answer, 'message', 'change_wallet', 'balance', 2)).toMatchObject({
    currency: 3,
    currency_name: 'USDT',
    change_balance: '60000.00000000',
  });
});

test('serve: a visitor gets 999 on a signed-in call', async () => {
  const world = await startWorld();
  expect(await world.call('POST /wallet/list', { lang: 'fra' })).toEqual({
    type: '999',
    message: 'Veuillez vous connecter.',
  });
});
