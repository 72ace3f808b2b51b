import { expect, test } from 'vitest';
import { demoVerificationCode as code } from '../../../../../core/ports/presenter-port.ts';
import { startWorld, type TestWorld } from '../../test-worlds/test-world.ts';

const minute = 60_000;
const login = 'lv1@tandem.test';
const right = 'demo5678';
const wish = { currency: '3', number: '100', type: '0', rate: '0', sub_type: 'trc20' };
const place = { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };

const ask = (world: TestWorld, token: string, pay_password: string) =>
  world.call('POST /wallet/out', { ...wish, ...place, pay_password }, token);
const wrong = { type: 'error', message: 'The payment password is wrong.' };
const paused = (minutes: number) => ({
  type: 'error',
  message: `Too many wrong payment passwords. None is looked at for ${minutes} minutes; a new one can be set at once.`,
});

test('FU4 the payment password: five wrong ones pause it, the right one too, for half an hour', async () => {
  const world = await startWorld();
  const token = await world.signIn(login);
  for (let tried = 0; tried < 5; tried += 1) expect(await ask(world, token, `wrong-${tried}`)).toEqual(wrong);
  expect(await ask(world, token, right)).toEqual(paused(30));
  world.clock.pass(29 * minute);
  expect(await ask(world, token, right)).toEqual(paused(1));
  world.clock.pass(minute);
  expect(await ask(world, token, right)).toMatchObject({ type: 'ok' });
});

test('FU4 the payment password: a right one starts the counting again', async () => {
  const world = await startWorld();
  const token = await world.signIn(login);
  for (let round = 0; round < 2; round += 1) {
    for (let tried = 0; tried < 4; tried += 1) expect(await ask(world, token, 'wrong')).toEqual(wrong);
    // The second time there is a fee to agree to, which is looked at after the password.
    expect(await ask(world, token, right)).not.toEqual(wrong);
    world.clock.pass(minute);
  }
});

test('FU4 the payment password: no more are looked at side by side than one after the other', async () => {
  const world = await startWorld();
  const token = await world.signIn(login);
  const answers = await Promise.all(Array.from({ length: 9 }, () => ask(world, token, 'wrong')));
  expect(answers.filter(({ message }) => message === wrong.message)).toHaveLength(5);
  expect(answers.slice(5)).toEqual(Array.from({ length: 4 }, () => paused(30)));
  expect(await ask(world, token, right)).toEqual(paused(30));
});

test('FU4 the payment password: a right one is never counted as wrong, however many are sent at once', async () => {
  const world = await startWorld();
  const token = await world.signIn(login);
  for (let tried = 0; tried < 4; tried += 1) expect(await ask(world, token, 'wrong')).toEqual(wrong);
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(world, token, right)));
  expect(answers.filter(({ type }) => type === 'ok')).toHaveLength(1);
  for (const answer of answers) expect([wrong, paused(30)]).not.toContainEqual(answer);
  for (let tried = 0; tried < 5; tried += 1) expect(await ask(world, token, 'wrong')).toEqual(wrong);
  expect(await ask(world, token, right)).toEqual(paused(30));
});

test('FU4 the payment password: right ones among wrong ones open no more than five of these in a row', async () => {
  const world = await startWorld();
  const token = await world.signIn(login);
  const guesses = [right, ...Array.from({ length: 9 }, () => 'wrong'), right];
  const answers = await Promise.all(guesses.map((guess) => ask(world, token, guess)));
  expect(answers[0]).toMatchObject({ type: 'ok' });
  expect(answers.slice(1)).toEqual([
    ...Array.from({ length: 5 }, () => wrong),
    ...Array.from({ length: 5 }, () => paused(30)),
  ]);
});

test('FU4 the payment password: a new one, proven by a code, counts at once, and no other person is paused', async () => {
  const world = await startWorld();
  const token = await world.signIn(login);
  for (let tried = 0; tried < 5; tried += 1) await ask(world, token, 'wrong');
  const other = await world.signIn('trader@tandem.test');
  expect(await ask(world, other, right)).toMatchObject({ type: 'ok' });
  await world.call('POST /sms_mail', { user_string: login, type: 'forget' });
  const fresh = { password: 'brandnew7', re_password: 'brandnew7', code };
  expect(await world.call('POST /safe/update_password', fresh, token)).toMatchObject({ type: 'ok' });
  expect(await ask(world, token, 'brandnew7')).toMatchObject({ type: 'ok' });
});
