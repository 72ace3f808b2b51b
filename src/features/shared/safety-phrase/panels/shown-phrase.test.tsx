import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { staysOnDevice } from '../../../../core/session/what-stays.ts';
import { phraseMax, useSafetyPhrase } from '../data/safety-phrase.ts';
import { ShownPhrase } from './shown-phrase.tsx';

const { kept, storage } = vi.hoisted(() => {
  const entries = new Map<string, string>();
  return {
    kept: entries,
    storage: {
      read: (key: string) => entries.get(key),
      write: (key: string, value: string) => void entries.set(key, value),
      remove: (key: string) => void entries.delete(key),
    },
  };
});
vi.mock('../../../../core/di/use-port.ts', () => ({ usePort: () => storage }));
afterEach(() => {
  cleanup();
  kept.clear();
});

const show = () =>
  render(
    <Suspense>
      <ShownPhrase />
    </Suspense>,
  );

test('E16 ShownPhrase: says the phrase of this device as text, and nothing where there is none', async () => {
  const { container } = show();
  expect(container.textContent).toBe('');
  cleanup();
  kept.set('safetyPhrase', 'blue <b>whale</b>');
  show();
  expect((await screen.findByText('blue <b>whale</b>')).tagName).toBe('STRONG');
});

test('E16 useSafetyPhrase: trimmed, no longer than it may be, gone when it is emptied, and kept through a sign-out', () => {
  const { result } = renderHook(() => useSafetyPhrase());
  act(() => result.current[1](`  ${'x'.repeat(phraseMax + 9)} `));
  expect(result.current[0]).toBe('x'.repeat(phraseMax));
  const [key = ''] = kept.keys();
  expect(staysOnDevice(key)).toBe(true);
  act(() => result.current[1]('   '));
  expect([result.current[0], kept.size]).toEqual(['', 0]);
});

test('E18 the lock goes when the session ends, so that logging out is always a way out', () => {
  expect(staysOnDevice('lock')).toBe(false);
});
