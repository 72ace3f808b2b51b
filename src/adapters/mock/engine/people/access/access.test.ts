import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoVerificationCode } from '../../../../../core/ports/presenter-port.ts';
import { codeProblem, identifierProblem, newPasswordProblem } from '../../../../../core/rules/people/account-rules.ts';
import { startWorld, type TestWorld } from '../../test-worlds/test-world.ts';
import { readAddress, readNewPassword } from './access-rules.ts';

const minute = 60_000;
const ann = { user_string: 'ann@example.test', type: 'email', password: 'secret77', re_password: 'secret77' };
const code = demoVerificationCode;

async function registerAnn(world: TestWorld, fields: Record<string, string> = {}): Promise<unknown> {
  await world.call('POST /sms_mail', { user_string: 'Ann@example.test' });
  return world.call('POST /user/register', { ...ann, code, ...fields });
}

test('register: a new person signs in, has no money, and simulated money in three accounts', async () => {
  const world = await startWorld();
  expect(await registerAnn(world)).toEqual({ type: 'ok', message: 'Your account is ready.' });
  const token = await world.signIn('ann@example.test', 'secret77');
  const real = await world.call('POST /wallet/list', { currency_name: 'USDT' }, token);
  const simulated = await world.call('POST /moniwallet/list', { currency_name: 'USDT' }, token);
  expect(real).toMatchObject({ message: { change_wallet: { usdt_totle: 0 } } });
  const start = { usdt_totle: 100_000 };
  expect(simulated).toMatchObject({
    message: {
      change_wallet: start,
      // Beside USDT as many dollars, for contracts on everything but coins.
      lever_wallet: { usdt_totle: 200_000 },
      micro_wallet: start,
      legal_wallet: { usdt_totle: 0 },
    },
  });
});

test.each([
  [{ re_password: 'secret78' }, 'The passwords do not match.'],
  [{ password: 'seventeen letters', re_password: 'seventeen letters' }, 'A password has 7 to 16 characters.'],
  [{ password: 'secret', re_password: 'secret' }, 'A password has 7 to 16 characters.'],
  [{ code: '123456' }, 'The verification code is wrong or has expired.'],
  [{ extension_code: 'zzzz' }, 'There is no such invitation code.'],
  [{ user_string: 'ann' }, 'This is not an e-mail address or a phone number.'],
  [{ user_string: 'demo@tandem.test' }, 'This account already exists.'],
])('register: %j is refused', async (fields, message) => {
  const world = await startWorld();
  expect(await registerAnn(world, fields)).toEqual({ type: 'error', message });
});

test('register: a code works once, for its own address, and for ten minutes', async () => {
  const world = await startWorld();
  expect(await world.call('POST /user/register', { ...ann, code })).toMatchObject({ type: 'error' });
  await world.call('POST /sms_mail', { user_string: ann.user_string });
  world.clock.pass(10 * minute);
  expect(await world.call('POST /user/register', { ...ann, code })).toMatchObject({ type: 'error' });
  expect(await registerAnn(world)).toMatchObject({ type: 'ok' });
});

test('register: guessing at a code ends after five wrong ones', async () => {
  const world = await startWorld();
  await world.call('POST /sms_mail', { user_string: ann.user_string });
  for (let guess = 0; guess < 5; guess += 1) await world.call('POST /user/register', { ...ann, code: `00000${guess}` });
  expect(await world.call('POST /user/register', { ...ann, code })).toMatchObject({ type: 'error' });
});

test('checkCode: of many guesses at once five are looked at, then it takes a new code', async () => {
  const world = await startWorld();
  const { user_string } = ann;
  const check = (email_code: string) => world.call('POST /user/check_email', { user_string, email_code });
  await world.call('POST /sms_mail', { user_string });
  const codes = Array.from({ length: 20 }, (_, index) => (index === 10 ? code : String(100_000 + index)));
  const answers = await Promise.all(codes.map(check));
  expect(new Set(answers.map(({ message }) => message))).toEqual(
    new Set(['The verification code is wrong or has expired.']),
  );
  await world.engine.control.advance(2 * minute);
  await world.call('POST /sms_mail', { user_string });
  expect([await check(code), await check(code)]).toMatchObject([{ type: 'ok' }, { type: 'ok' }]);
});

test('checkCode: without an address no code is compared', async () => {
  const world = await startWorld();
  const answers = [code, '111111'].map((email_code) => world.call('POST /user/check_email', { email_code }));
  const refusal = { type: 'error', message: 'A field is missing or wrong.' };
  expect(await Promise.all(answers)).toEqual([refusal, refusal]);
});

test('sendCode: ten a minute for one caller, to whatever addresses', async () => {
  const world = await startWorld();
  const ask = async (index: number): Promise<number> =>
    (await world.send('POST /sms_mail', { user_string: `person${index}@example.test` })).status;
  const asked = await Promise.all(Array.from({ length: 11 }, (_, index) => ask(index)));
  expect(asked.filter((status) => status === 429)).toHaveLength(1);
  world.clock.pass(minute);
  expect(await ask(12)).toBe(200);
});

test('sendCode: one in 120 seconds of engine time', async () => {
  const world = await startWorld();
  const ask = () => world.call('POST /sms_mail', { user_string: ann.user_string });
  expect(await ask()).toMatchObject({ type: 'ok' });
  expect(await ask()).toEqual({ type: 'error', message: 'Please wait 120 seconds before you ask for another code.' });
  await world.engine.control.advance(2 * minute);
  expect(await ask()).toMatchObject({ type: 'ok' });
});

test('sendCode: a registration needs a free name', async () => {
  const world = await startWorld();
  const demo = 'demo@tandem.test';
  expect(await world.call('POST /sms_mail', { user_string: demo })).toMatchObject({ type: 'error' });
  expect(await world.call('POST /sms_mail', { user_string: demo, type: 'forget' })).toMatchObject({ type: 'ok' });
  expect(await world.call('POST /user/check_email', { user_string: demo, email_code: code })).toMatchObject({
    type: 'ok',
  });
});

test('A17 resetPassword: every step answers a name without an account as it answers any other with a wrong code', async () => {
  const world = await startWorld();
  const answersTo = async (user_string: string, typed: string): Promise<readonly unknown[]> => {
    const words = { password: 'other777', re_password: 'other777', repassword: 'other777' };
    const sendIt = () => world.call('POST /sms_mail', { user_string, type: 'forget' });
    return [
      await sendIt(),
      await sendIt(),
      await world.call('POST /user/check_email', { user_string, email_code: typed }),
      await world.call('POST /user/forget', { user_string, account: user_string, ...words, code: typed }),
      await world.call('POST /user/forget', { user_string, account: user_string, ...words, oldpassword: 'wrong777' }),
    ];
  };
  const known = await answersTo('demo@tandem.test', '111111');
  expect(await answersTo('nobody@example.test', code)).toEqual(known);
  // Nor does a code for an unknown address open anything else.
  const joining = { ...ann, user_string: 'nobody@example.test', code };
  expect(await world.call('POST /user/register', joining)).toMatchObject({ type: 'error' });
});

test('resetPassword: the new password works, the old one and old sessions do not', async () => {
  const world = await startWorld();
  const token = await world.signIn('demo@tandem.test');
  const name = 'demo@tandem.test';
  await world.call('POST /sms_mail', { user_string: name, type: 'forget' });
  const reset = {
    account: name,
    user_string: name,
    password: 'other777',
    re_password: 'other777',
    repassword: 'other777',
  };
  expect(await world.call('POST /user/forget', { ...reset, code: '111111' })).toMatchObject({ type: 'error' });
  expect(await world.call('POST /user/forget', { ...reset, code })).toMatchObject({ type: 'ok' });
  expect(await world.call('GET /user/info', {}, token)).toMatchObject({ type: '999' });
  expect(await world.call('POST /user/login', { user_string: name, password: 'demo1234' })).toMatchObject({
    type: 'error',
  });
  expect(await world.signIn(name, 'other777')).toHaveLength(32);
});

test('AC1 resetPassword: a code sent to a bound phone sets a new password, and that phone signs in', async () => {
  const world = await startWorld();
  const user_string = '+6591000001';
  const words = { password: 'other777', re_password: 'other777' };
  expect(await world.call('POST /sms_mail', { user_string, type: 'forget' })).toMatchObject({ type: 'ok' });
  const reset = { account: user_string, user_string, ...words, repassword: words.password, code };
  expect(await world.call('POST /user/forget', reset)).toMatchObject({ type: 'ok' });
  const byPhone = await world.signIn(user_string, 'other777');
  expect(await world.call('GET /user/info', {}, byPhone)).toMatchObject({
    message: { account_number: 'demo@tandem.test' },
  });
  expect(await world.signIn('demo@tandem.test', 'other777')).toHaveLength(32);
  // A bound address cannot register again.
  const taken = { user_string, type: 'mobile', ...words, code };
  expect(await world.call('POST /user/register', taken)).toEqual({
    type: 'error',
    message: 'This account already exists.',
  });
});

test('signIn: five wrong passwords lock the sign-in for a quarter of an hour', async () => {
  const world = await startWorld();
  const attempt = (password: string) => world.call('POST /user/login', { user_string: 'demo@tandem.test', password });
  for (let wrong = 0; wrong < 5; wrong += 1)
    expect(await attempt('wrong777')).toMatchObject({ message: 'The password is wrong.' });
  expect(await attempt('demo1234')).toMatchObject({ message: 'Too many attempts. Please try again in 15 minutes.' });
  world.clock.pass(15 * minute);
  expect(await attempt('demo1234')).toMatchObject({ type: 'ok' });
});

test('signIn: of many guesses at once five are looked at, and the right one among the rest answers like any other', async () => {
  const world = await startWorld();
  const passwords = Array.from({ length: 60 }, (_, index) => (index === 30 ? 'demo1234' : `guess${index}xx`));
  const answers = await Promise.all(
    passwords.map((password) => world.call('POST /user/login', { user_string: 'demo@tandem.test', password })),
  );
  const texts = answers.map(({ message }) => message);
  expect(new Set(texts.slice(0, 5))).toEqual(new Set(['The password is wrong.']));
  expect(new Set(texts.slice(5))).toEqual(new Set(['Too many attempts. Please try again in 15 minutes.']));
});

test('signIn: the fifth attempt may be the right one, and starts the counting again', async () => {
  const world = await startWorld();
  const attempt = (password: string) => world.call('POST /user/login', { user_string: 'demo@tandem.test', password });
  for (const password of ['wrong777', 'wrong777', 'wrong777', 'wrong777', 'demo1234', 'wrong777'])
    expect(await attempt(password)).toMatchObject({ type: password === 'demo1234' ? 'ok' : 'error' });
  expect(await attempt('demo1234')).toMatchObject({ type: 'ok' });
});

test('signIn: a new session ends the old one, and each lasts one day', async () => {
  const world = await startWorld();
  const first = await world.signIn('DEMO@tandem.test');
  const second = await world.signIn('demo@tandem.test');
  expect(await world.call('GET /user/info', {}, first)).toMatchObject({ type: '999' });
  expect(await world.call('GET /user/info', {}, second)).toMatchObject({ type: 'ok' });
  world.clock.pass(24 * 60 * minute);
  expect(await world.call('GET /user/info', {}, second)).toMatchObject({ type: '999' });
});

test('signOut: the token is worth nothing afterwards', async () => {
  const world = await startWorld();
  const token = await world.signIn('demo@tandem.test');
  expect(await world.call('GET /user/logout', {}, token)).toMatchObject({ type: 'ok' });
  expect(await world.call('GET /user/logout', {}, token)).toMatchObject({ type: '999' });
});

test('currentUser: the caller alone, whatever id is sent, and no secret', async () => {
  const world = await startWorld();
  const token = await world.signIn('demo@tandem.test');
  const answer = await world.call('GET /user/info', { user_id: '70002' }, token);
  expect(answer.message).toMatchObject({
    account_number: 'demo@tandem.test',
    account: 'de****@tandem.test',
    review_status: 2,
    user_level: 2,
    pay_password_isnull: 'neqnull',
    frozen_funds: '0',
  });
  expect(JSON.stringify(answer)).not.toMatch(/scrypt|passwordHash|sessions/);
});

test.each([
  ['new@tandem.test', { review_status: 0, is_realname: 1, pay_password_isnull: 'eqnull' }],
  ['frozen@tandem.test', { frozen_funds: '1', status: 0 }],
  ['overdue@tandem.test', { status: 1 }],
  ['trader@tandem.test', { is_trader: 1 }],
])('currentUser: %s is what the presenter needs', async (login, expected) => {
  const world = await startWorld();
  const answer = await world.call('GET /user/info', {}, await world.signIn(login));
  expect(answer.message).toMatchObject(expected);
});

test('the journal and the state hold no password, token or code in clear', async () => {
  const world = await startWorld();
  await registerAnn(world, { pay_password: 'paying77', re_pay_password: 'paying77' });
  const token = await world.signIn(ann.user_string, 'secret77');
  const stored = JSON.stringify(await world.storage.load()) + world.engine.snapshot();
  for (const secret of ['secret77', 'paying77', token, code]) expect(stored).not.toContain(secret);
});

test('signIn: turning the clock of the engine does not end a session', async () => {
  const world = await startWorld();
  const token = await world.signIn('demo@tandem.test');
  await world.engine.control.advance(7 * 24 * 60 * minute);
  expect(await world.call('GET /user/info', {}, token)).toMatchObject({ type: 'ok' });
});

test('sendCode: the code of this backend is one that the forms take', () => {
  expect(codeProblem(code)).toBeUndefined();
});

test.each(['<b>abcdefg', ' demo1234', 'demo1234 ', 'demo<i>1234'])(
  'register: %j is refused at the door, not stored as another password',
  async (password) => {
    const world = await startWorld();
    await world.call('POST /sms_mail', { user_string: ann.user_string });
    const answer = await world.call('POST /user/register', { ...ann, password, re_password: password, code });
    expect(answer).toMatchObject({ type: 'error', message: expect.stringContaining('not possible in a password') });
  },
);

test('register: a form and this backend judge every password and address alike', () => {
  const refusal = (check: () => unknown): boolean => {
    try {
      check();
      return false;
    } catch {
      return true;
    }
  };
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (password) => {
      const fields = { password, re_password: password };
      expect(refusal(() => readNewPassword({ fields, cleaned: new Set() }))).toBe(
        newPasswordProblem(password) !== undefined,
      );
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.stringMatching(/^\+?\d{3,17}$/), fc.string()), (address) => {
      expect(refusal(() => readAddress(address))).toBe(identifierProblem(address) !== undefined);
    }),
  );
});
