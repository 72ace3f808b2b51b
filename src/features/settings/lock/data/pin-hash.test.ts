import { expect, test } from 'vitest';
import { canHashPins, hashPin, isPinOf } from './pin-hash.ts';

const few = 10;

test('E18 hashPin: knows the PIN again and no other, and never holds it', async () => {
  // Long enough that no random salt or hash holds its digits by chance.
  const pin = '471147114711';
  expect(JSON.stringify(await hashPin(pin, few))).not.toContain(pin);
  const kept = await hashPin('4711', few);
  expect(await isPinOf('4711', kept)).toBe(true);
  for (const wrong of ['4712', '', '04711', '471', '47110']) expect(await isPinOf(wrong, kept)).toBe(false);
});

test('E18 hashPin: the same PIN twice has two salts and two hashes', async () => {
  const [one, other] = [await hashPin('4711', few), await hashPin('4711', few)];
  expect(one.salt).toMatch(/^[0-9a-f]{32}$/);
  expect([one.salt === other.salt, one.hash === other.hash]).toEqual([false, false]);
});

test('E18 hashPin: the known answer of PBKDF2 with SHA-256', async () => {
  const salt = Array.from(new TextEncoder().encode('salt'), (byte) => byte.toString(16)).join('');
  const hash = 'c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a';
  expect(await isPinOf('password', { salt, hash, rounds: 4096 })).toBe(true);
});

test('E18 hashPin: as slow as it is meant to be, where the browser can', async () => {
  expect(canHashPins()).toBe(true);
  expect((await hashPin('4711')).rounds).toBe(600_000);
});
