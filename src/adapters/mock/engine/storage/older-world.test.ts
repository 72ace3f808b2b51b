import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compose } from '../composition.ts';
import type { LedgerOwner } from '../kernel/basics/engine-types.ts';
import { calmDays } from '../test-worlds/test-days.ts';
import { MemoryStorage } from './memory-storage.ts';
import { journalVersion, type StoredWorld } from './journal-storage.ts';
import { restoreKernel } from './stored-kernel.ts';

/**
 * A world that was stored in November 2026, in format 4: a person signs in, places two spot orders and a contract order,
 * bets, and stakes an option. Never made anew while the format stays: it is what people have on their devices.
 */
const stored = JSON.parse(readFileSync(join(import.meta.dirname, 'older-world.fixture.json'), 'utf8')) as StoredWorld;
const storedVersion = 4;
const user = '70001';
const at = Date.UTC(2026, 0, 5, 12, 20);

const tools = {
  random: (length: number) => new Uint8Array(length),
  shelf: new MemoryStorage().files,
  realNow: () => at,
  calmDays,
};
const reopened = (world: StoredWorld) => restoreKernel(world, (basis) => compose(basis, tools));
const walletOf = (wallet: 'change' | 'lever' | 'micro', locked = false): LedgerOwner => ({
  user,
  account: 'live',
  wallet,
  locked,
});

test('A19 a world of an older version opens with what it came to then; otherwise journalVersion has to rise', () => {
  // Where the format has changed on purpose, that world is refused in words, and this test begins with a new one.
  expect(journalVersion).toBe(storedVersion);
  const kernel = reopened(stored)?.kernel;
  kernel?.advanceTo(at);
  const balance = (owner: LedgerOwner, currency: string) => kernel?.ledger.balance(owner, currency);
  expect({
    usdt: balance(walletOf('change'), 'USDT'),
    reserved: balance(walletOf('change', true), 'USDT'),
    btc: balance(walletOf('change'), 'BTC'),
    margin: balance(walletOf('lever'), 'USDT'),
    options: balance(walletOf('micro'), 'USDT'),
  }).toEqual({ usdt: '58770.155', reserved: '600', btc: '1.50998', margin: '19875.461204', options: '9989.95' });
});

test('A19 a stored command without a field that came later is read as it was meant', () => {
  const orders = stored.entries.filter(({ command }) => command === 'spot.placeSpotOrder');
  expect(orders.map(({ argument }) => Object.keys(Object(argument)))).toEqual(
    orders.map(() => ['user', 'base', 'quote', 'side', 'price', 'amount']),
  );
  expect(reopened(stored)?.n).toBe(stored.entries.length);
});

test('A19 a command whose field was taken away is not repeated in silence', () => {
  const entries = stored.entries.map((entry) =>
    entry.command === 'spot.placeSpotOrder' ? { ...entry, argument: { ...Object(entry.argument), gone: '1' } } : entry,
  );
  expect(() => reopened({ ...stored, entries })).toThrow('cannot be repeated');
});
