import { expect, test } from 'vitest';
import { demoVerificationCode as code } from '../../../../../core/ports/presenter-port.ts';
import { dig, startWorld, type TestWorld } from '../../test-worlds/test-world.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const enter = (world: TestWorld, typed = address) =>
  world.call('POST /user/registerdapp', { user_string: typed, loginip: '' });
const tokenOf = async (world: TestWorld, typed = address): Promise<string> =>
  String((await enter(world, typed)).message);

test('H18 signing in with an address: is closed unless the operator opens it', async () => {
  expect(await enter(await startWorld())).toEqual({ type: 'error', message: 'This function is not open.' });
});

test('H18 signing in with an address: a new one becomes an account, a known one is the same', async () => {
  const world = await startWorld({ opensWalletSignIn: true });
  const first = await tokenOf(world);
  const info = await world.call('GET /user/info', {}, first);
  expect(info).toMatchObject({ message: { account_number: address.toLowerCase(), email: '', phone: '', reg_type: 2 } });
  const second = await tokenOf(world, address.toLowerCase());
  expect(dig(await world.call('GET /user/info', {}, second), 'message', 'id')).toBe(dig(info, 'message', 'id'));
  expect(await world.call('GET /user/info', {}, first)).toMatchObject({ type: '999' });
});

test('H18 signing in with an address: two at once make one account', async () => {
  const world = await startWorld({ opensWalletSignIn: true });
  const answers = await Promise.all([enter(world), enter(world)]);
  const owners = await Promise.all(answers.map(({ message }) => world.call('GET /user/info', {}, String(message))));
  expect(answers.map(({ type }) => type)).toEqual(['ok', 'ok']);
  expect(owners.filter(({ type }) => type === 'ok')).toHaveLength(1);
});

test.each([
  '',
  'demo@tandem.test',
  '70001',
  '0x12',
  `0x${'ab'.repeat(32)}`,
  address.replace('5aA', '5AA'),
  '__proto__',
])('H18 signing in with an address: %j is none', async (typed) => {
  const world = await startWorld({ opensWalletSignIn: true });
  expect(await enter(world, typed)).toMatchObject({ type: 'error' });
});

test('H18 signing in with an address: no password opens the account, and a code needs a place to go', async () => {
  const world = await startWorld({ opensWalletSignIn: true });
  const token = await tokenOf(world);
  for (const password of ['demo1234', '', address])
    expect(await world.call('POST /user/login', { user_string: address, password })).toMatchObject({ type: 'error' });
  const pay = { password: 'secret77', re_password: 'secret77', code };
  expect(await world.call('POST /safe/update_password', pay, token)).toEqual({
    type: 'error',
    message: 'Please add an e-mail address or a phone number first.',
  });
  const email = 'wallet@example.test';
  await world.call('POST /sms_mail', { user_string: email });
  expect(await world.call('POST /safe/mobile', { email, code }, token)).toMatchObject({ type: 'ok' });
  world.clock.pass(130_000);
  expect(await world.call('POST /sms_mail', { user_string: email, type: 'forget' })).toMatchObject({ type: 'ok' });
  expect(await world.call('POST /safe/update_password', pay, token)).toMatchObject({ type: 'ok' });
});
