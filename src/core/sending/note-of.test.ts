import { expect, test } from 'vitest';
import { memoryStorage } from '../../../tests/support/memory-storage.ts';
import { BrowserStorage } from '../../adapters/wire/platform/browser-storage.ts';
import { KeptRequests } from './kept-requests.ts';
import { noteOf } from './note-of.ts';

const key = 'live.sent.spot';

test('A21 noteOf: what one person left open stays theirs while another one sends and ends on this device', () => {
  const storage = memoryStorage();
  const [ann, bob] = [noteOf(storage, key, 'ann'), noteOf(storage, key, 'bob')];
  ann.write('open order');
  expect(bob.read()).toBeUndefined();
  bob.write('another');
  expect([ann.read(), bob.read()]).toEqual(['open order', 'another']);
  bob.remove();
  expect([ann.read(), bob.read()]).toEqual(['open order', undefined]);
  ann.write('open order, newer');
  bob.write('a third');
  ann.remove();
  expect([ann.read(), bob.read()]).toEqual([undefined, 'a third']);
});

test('A21 noteOf: until the person is known, what names an owner is shown to no one, and stays with its owner', () => {
  const storage = memoryStorage();
  noteOf(storage, key, 'ann').write('open order');
  const unknown = noteOf(storage, key, undefined);
  expect(unknown.read()).toBeUndefined();
  unknown.remove();
  expect(noteOf(storage, key, 'ann').read()).toBe('open order');
  unknown.write('of the present visit');
  expect(noteOf(storage, key, 'ann').read()).toBe('open order\nof the present visit');
});

test('R1 noteOf: on a full device what is sent is kept for the visit, in place of what it could not replace', () => {
  const area = new Map<string, string>();
  let isFull = false;
  const storage = new BrowserStorage({
    area: {
      length: 0,
      clear: () => area.clear(),
      getItem: (name) => area.get(name) ?? null,
      key: () => null,
      removeItem: (name) => void area.delete(name),
      setItem: (name, value) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        area.set(name, value);
      },
    },
    prefix: 'person.',
    tabs: new EventTarget(),
  });
  const note = noteOf(storage, key, 'ann');
  note.write('one');
  isFull = true;
  note.write('one\nand another');
  expect(note.read()).toBe('one\nand another');
  note.remove();
  expect(note.read()).toBeUndefined();
});

test('DM3 KeptRequests: what is left of the time before a log-out neither writes into the note nor empties it', () => {
  const storage = memoryStorage();
  const words = { write: (wish: string) => [wish], read: ([wish]: readonly string[]) => wish, nameOf: () => 'order' };
  const request = { id: '1', wish: 'buy', before: { ids: [], available: undefined }, phase: 'lost' } as const;
  let isCurrent = true;
  const kept = new KeptRequests({ ...noteOf(storage, key, 'ann'), isCurrent: () => isCurrent }, words);
  kept.keep(request);
  expect(kept.all()).toHaveLength(1);
  storage.clear();
  isCurrent = false;
  kept.keep(request);
  const later = new KeptRequests(noteOf(storage, key, 'ann'), words);
  expect(later.all()).toHaveLength(0);
  later.keep(request);
  kept.forget(request.id);
  expect(later.all()).toHaveLength(1);
});
