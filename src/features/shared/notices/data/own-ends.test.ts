import { beforeEach, expect, test } from 'vitest';
import { memoryStorage } from '../../../../../tests/support/memory-storage.ts';
import { endByHand, endedHere, notEndedHere, type OwnEnd } from './ended-here.ts';
import { isOwnEnd, keepOwnEnds } from './own-ends.ts';

const closing: OwnEnd = { account: 'live', subject: 'contract', ids: ['7'] };
beforeEach(() => {
  endedHere.clear();
  notEndedHere.clear();
});

test.each([
  ['accepted', true],
  // The answer may still come, or have been lost.
  ['no-answer', true],
  ['refused', false],
])('T1: what the person closes is ended by their own hand if the answer is %s: %s', async (kind, isOwn) => {
  const storage = memoryStorage();
  await endByHand(closing, () => {
    // A watcher may look before the answer.
    keepOwnEnds(storage);
    expect(isOwnEnd(storage, 'live', 'contract:7')).toBe(true);
    return Promise.resolve({ kind });
  });
  keepOwnEnds(storage);
  expect(isOwnEnd(storage, 'live', 'contract:7')).toBe(isOwn);
});

test('T1: closed after all at the second try, it is ended by their own hand', async () => {
  const storage = memoryStorage();
  await endByHand(closing, () => Promise.resolve({ kind: 'refused' }));
  await endByHand(closing, () => Promise.resolve({ kind: 'accepted' }));
  expect(isOwnEnd(storage, 'live', 'contract:7')).toBe(true);
});
