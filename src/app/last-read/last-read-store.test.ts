import { expect, test } from 'vitest';
import { lastReadStore } from './last-read-store.ts';

test('E20 lastReadStore: a browser without a database keeps nothing, and no page fails of it', async () => {
  expect('indexedDB' in globalThis).toBe(false);
  const store = lastReadStore('tandem.test');
  await store.write(new Map([['a', { readAt: 1, owner: '', build: '1', data: 1 }]]));
  await store.keepOnly('');
  expect(await store.read('a')).toBeUndefined();
});
