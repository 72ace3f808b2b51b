import { expect, test } from 'vitest';
import { memoryStorage } from '../../../tests/support/memory-storage.ts';
import { noteOf } from './use-note.ts';

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

test('A21 noteOf: until the person is known, what is kept counts as theirs, and stays with its owner', () => {
  const storage = memoryStorage();
  noteOf(storage, key, 'ann').write('open order');
  const unknown = noteOf(storage, key, undefined);
  expect(unknown.read()).toBe('open order');
  unknown.write('looked for');
  expect([noteOf(storage, key, 'ann').read(), noteOf(storage, key, 'bob').read()]).toEqual(['looked for', undefined]);
});
