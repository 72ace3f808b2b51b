import { expect, test } from 'vitest';
import { memoryStorage } from '../../../tests/support/memory-storage.ts';
import { BrowserStorage } from '../../adapters/wire/platform/browser-storage.ts';
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

test('DM3 noteOf: what is left of the time before a log-out neither writes into the note nor empties it', () => {
  const storage = memoryStorage();
  let isHere = true;
  const note = noteOf(storage, key, 'ann', () => isHere);
  note.write('open order');
  expect(note.read()).toBe('open order');
  storage.clear();
  isHere = false;
  note.write('open order, answer lost');
  expect(note.read()).toBeUndefined();
  const later = noteOf(storage, key, 'ann');
  later.write('a later order');
  note.remove();
  expect(later.read()).toBe('a later order');
});
