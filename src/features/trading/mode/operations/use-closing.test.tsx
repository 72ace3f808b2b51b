import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError, type AppErrorKind } from '../../../../core/errors/app-error.ts';
import { useActing } from './use-closing.ts';

const stage = { isPatient: true };
vi.mock('../../../../core/time/device-time.ts', () => ({
  usePause: () => () => (stage.isPatient ? new Promise(() => undefined) : Promise.resolve()),
}));
vi.mock('../../../../core/i18n/use-text.ts', () => ({ useText: () => (key: string) => key }));
vi.mock('../../../../core/i18n/use-reason-text.ts', () => ({
  useReasonText: () => (error: AppError) => `because ${error.kind}`,
  useOwnReason: () => (error: AppError) => `because ${error.kind}`,
}));

const told = vi.hoisted(() => vi.fn<(...said: readonly unknown[]) => void>());
vi.mock('../../../../core/account/use-account.ts', () => ({ useAccount: () => ({ id: 'moni', isSimulated: true }) }));
vi.mock('../../../../core/ui/notify.ts', () => ({ notify: { problem: told } }));

afterEach(() => {
  cleanup();
  for (const cover of document.querySelectorAll('[data-holds-taps]')) cover.remove();
  told.mockClear();
  stage.isPatient = true;
});

const words = { failed: (reason: string) => `Not closed: ${reason}`, unknown: 'No answer came.' };

test.each<[AppErrorKind, string]>([
  ['server', 'Not closed: because server'],
  ['not-done', 'Not closed: because not-done'],
  ['no-answer', 'No answer came.'],
  ['bad-status', 'No answer came.'],
  ['unexpected-shape', 'No answer came.'],
  ['session-expired', 'because session-expired'],
])('T11 useActing: after %s it is said that it was not done only where that is known', async (kind, text) => {
  const { result } = renderHook(() => useActing({ send: async () => new AppError(kind, ''), ...words }));
  await act(async () => result.current.act({ id: '1' }));
  expect(result.current.failures.get('1')).toBe(text);
});

test('T11 useActing: that no answer came yet is told meanwhile, and no longer once it is done', async () => {
  stage.isPatient = false;
  let answer = (): void => undefined;
  const send = (): Promise<undefined> => new Promise((resolve) => (answer = () => resolve(undefined)));
  const { result } = renderHook(() => useActing({ send, ...words }));
  await act(async () => result.current.act({ id: '1' }));
  expect(result.current.failures.get('1')).toBe('noAnswerYet');
  await act(async () => answer());
  expect([result.current.failures.size, result.current.underWay.size]).toEqual([0, 0]);
});

test.each<[AppErrorKind, readonly string[]]>([
  ['server', ['Not closed: because server']],
  ['no-answer', ['No answer came.']],
  ['session-expired', []],
])('PO3, OE8 useActing: where the list has been left, %s is told for itself', async (kind, texts) => {
  let answer: (failure: AppError) => void = () => undefined;
  const send = (): Promise<AppError> => new Promise((resolve) => (answer = resolve));
  const { result, unmount } = renderHook(() => useActing({ send, ...words }));
  act(() => result.current.act({ id: '1' }));
  unmount();
  await act(async () => answer(new AppError(kind, '')));
  // It wears the word of its own money, whatever the page on screen shows.
  expect(told.mock.calls).toEqual(texts.map((text) => [text, undefined, { isSimulated: true }]));
});

test('useActing: what is drawn around it changes nothing for the rows, and the newest words are told', async () => {
  const send = async () => new AppError('server', '');
  const { result, rerender } = renderHook(
    (failed: (reason: string) => string) => useActing({ send, ...words, failed: (reason) => failed(reason) }),
    { initialProps: words.failed },
  );
  const before = result.current;
  rerender((reason) => `Still open: ${reason}`);
  expect(result.current).toBe(before);
  await act(async () => before.act({ id: '1' }));
  expect(result.current.failures.get('1')).toBe('Still open: because server');
});

test('PO3, E20 useActing: what was not sent for want of a network is told until there is one', async () => {
  const kinds: Readonly<Record<string, AppErrorKind>> = { '1': 'offline', '2': 'server' };
  const send = async ({ id }: { id: string }) => new AppError(kinds[id] ?? 'server', '');
  const { result } = renderHook(() => useActing({ send, ...words }));
  await act(async () => {
    result.current.act({ id: '1' });
    result.current.act({ id: '2' });
  });
  expect([...result.current.failures.keys()]).toEqual(['1', '2']);
  act(() => void window.dispatchEvent(new Event('online')));
  expect([...result.current.failures.keys()]).toEqual(['2']);
});

test('PO3, OE8 useActing: a tap on a row holds the next ones for a moment, because the rows move', async () => {
  const { result } = renderHook(() => useActing({ send: async () => undefined, ...words }));
  await act(async () => result.current.act({ id: '1' }));
  expect(document.querySelectorAll('[data-holds-taps]')).toHaveLength(1);
});
