import { expect, test } from 'vitest';
import type { PersonalStorage } from '../platform/personal-storage.ts';
import { forgetWhoLeaves } from './leaving.ts';
import { rememberForTab } from './tab-memory.ts';

const personal: PersonalStorage = {
  read: () => undefined,
  write: () => undefined,
  keeps: () => true,
  remove: () => undefined,
  clear: () => undefined,
  watch: () => () => undefined,
};
const readBack = (kept: unknown): string | undefined => (typeof kept === 'string' ? kept : undefined);

test('A15 rememberForTab: a reload keeps it, and it is gone for good after a log-out', () => {
  rememberForTab('name', '', readBack).write('ann');
  expect(rememberForTab('name', '', readBack).read()).toBe('ann');
  forgetWhoLeaves(personal);
  expect([rememberForTab('name', '', readBack).read(), sessionStorage.length]).toEqual(['', 0]);
});

test.each(['{', '7', 'null'])('A15 rememberForTab: what cannot be read is as if nothing were kept (%s)', (kept) => {
  sessionStorage.setItem('tandem.visit.name', kept);
  expect(rememberForTab('name', 'empty', readBack).read()).toBe('empty');
});
