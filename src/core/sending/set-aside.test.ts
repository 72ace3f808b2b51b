import { expect, test } from 'vitest';
import type { Amount } from '../money/amount.ts';
import { memoryStorage } from '../../../tests/support/memory-storage.ts';
import { KeptRequests } from './kept-requests.ts';
import { setAside } from './set-aside.ts';
import { toldAside } from './kept/told-aside.ts';
import { noteOf } from './note-of.ts';
import { decimal, wishOf } from './kept/wish-codec.ts';
import { unseen } from './way.ts';

const key = 'live.sent.spot';
const spoiled = '["1","sent","[]","","BT';
const words = {
  nameOf: (wish: string) => wish,
  write: (wish: string) => [wish],
  read: ([wish]: readonly string[]) => (wish === 'BTC' ? wish : undefined),
};
const keptIn = (storage: ReturnType<typeof memoryStorage>): KeptRequests<string> =>
  new KeptRequests(noteOf(storage, key, 'ann'), words);

test('T11 setAside: what cannot be read goes out of the way, is told, and is dropped where it cannot be read twice', () => {
  const storage = memoryStorage();
  noteOf(storage, key, 'ann').write(spoiled);
  const kept = keptIn(storage);
  kept.keep({ id: '2', wish: 'BTC', before: unseen, phase: 'sent' });
  expect([kept.holdsAny(), toldAside.isNoted()]).toEqual([true, false]);
  setAside(kept);
  expect(toldAside.isNoted()).toBe(true);
  expect(kept.all().map(({ id }) => id)).toEqual(['2']);
  expect(storage.read(key)).not.toContain(spoiled);
  expect(storage.read(`${key}.aside`)).toBe(`ann|${spoiled}`);
  setAside(keptIn(storage));
  expect([kept.all().length, storage.read(`${key}.aside`)]).toEqual([1, undefined]);
});

test('T11 setAside: a version that can read it takes it back', () => {
  const storage = memoryStorage();
  noteOf(storage, key, 'ann').write('["1","lost","[]","","ETH"]');
  setAside(keptIn(storage));
  expect(storage.read(key)).toBeUndefined();
  const later = new KeptRequests(noteOf(storage, key, 'ann'), { ...words, read: ([wish]: readonly string[]) => wish });
  setAside(later);
  expect(later.all().map(({ wish }) => wish)).toEqual(['ETH']);
  expect(storage.read(`${key}.aside`)).toBeUndefined();
});

test.each(['-1e999', '1e999', '-5', '9'.repeat(60), 'x'])(
  'T11 setAside: an amount of %s is no wish: it goes aside, and is told once',
  (sum) => {
    const storage = memoryStorage();
    const withAmount = { ...wishOf<{ sum: Amount }>({ sum: decimal() }), nameOf: () => '' };
    noteOf(storage, key, 'ann').write(`["1","lost","[]","","${sum}"]`);
    const kept = new KeptRequests(noteOf(storage, key, 'ann'), withAmount);
    expect(kept.all()).toEqual([]);
    setAside(kept);
    expect([storage.read(key), storage.read(`${key}.aside`)]).toEqual([undefined, `ann|["1","lost","[]","","${sum}"]`]);
  },
);

test.each(['spoiled', '["1","sent|3|5","[]","","ETH"]'])(
  'T11 setAside: a kept text that names no owner does not stay for ever: %j',
  (text) => {
    const storage = memoryStorage();
    storage.write(key, text);
    setAside(keptIn(storage));
    expect([storage.read(key), storage.read(`${key}.aside`)]).toEqual([undefined, `ann|${text}`]);
    setAside(keptIn(storage));
    expect(storage.read(`${key}.aside`)).toBeUndefined();
  },
);
