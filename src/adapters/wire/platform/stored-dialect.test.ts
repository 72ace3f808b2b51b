import { expect, test, vi } from 'vitest';
import { version } from '../../../../package.json';
import { memoryStorage } from '../../../../tests/support/memory-storage.ts';
import type { DialectName } from '../../../core/domain/server/dialect-name.ts';
import { StoredDialect } from './stored-dialect.ts';

const key = 'dialect./api';

/** A visit of a device that keeps `storage`, at a moment. */
function visit(storage = memoryStorage(), at = 1000, configured?: DialectName) {
  const clock = { now: () => at, after: () => () => undefined };
  return { storage, dialect: new StoredDialect({ apiBase: '/api', storage, clock, configured }) };
}

test('W6 a family is kept with the moment at which it was recognised, and the moment outlives a reload', () => {
  const { storage, dialect } = visit();
  dialect.learn('b');
  expect(storage.read(key)).toBe(`b,${version},1000`);
  const later = visit(storage, 2000);
  expect([later.dialect.name(), later.dialect.isKnown()]).toEqual(['b', true]);
  later.dialect.learn('b');
  expect(storage.read(key)).toBe(`b,${version},1000`);
});

test('W6 another family is recognised at another moment, and told', () => {
  const { storage, dialect } = visit();
  dialect.learn('b');
  const later = visit(storage, 2000);
  const told = vi.fn<() => void>();
  later.dialect.watch(told);
  later.dialect.learn('d');
  expect([storage.read(key), told.mock.calls.length]).toEqual([`d,${version},2000`, 1]);
});

test.each(['c,0.0.1,500', 'c'])('W6 what another version kept as %s is known, and found anew', (before) => {
  const storage = memoryStorage();
  storage.write(key, before);
  const { dialect } = visit(storage);
  expect([dialect.name(), dialect.isKnown()]).toEqual(['c', true]);
  dialect.learn('c');
  expect([dialect.name(), storage.read(key)]).toEqual(['c', `c,${version},1000`]);
});

test('W6 what the operator has configured counts before what is kept', () => {
  const { dialect } = visit(memoryStorage(), 1000, 'a');
  dialect.learn('d');
  expect(dialect.name()).toBe('a');
});
