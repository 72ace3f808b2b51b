import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchNotices, type Notice } from '../../../../core/ui/notify.ts';
import { hashPin } from '../data/pin-hash.ts';
import { noLock, readLock, type LockRecord } from '../model/lock-record.ts';
import { LockGuard } from './lock-guard.tsx';

const { device, signOut, askDevice } = vi.hoisted(() => ({
  askDevice: vi.fn<(id: string) => Promise<boolean>>(),
  device: {
    now: 1_000_000_000,
    text: undefined as string | undefined,
    listeners: new Set<() => void>(),
    isSignedIn: true,
  },
  signOut: vi.fn<() => void>(),
}));
const keep = (text: string | undefined): void => {
  device.text = text;
  device.listeners.forEach((listener) => listener());
};
vi.mock('../data/use-lock-text.ts', async () => {
  const { useSyncExternalStore } = await import('react');
  const watch = (listener: () => void) => {
    device.listeners.add(listener);
    return () => device.listeners.delete(listener);
  };
  return {
    useLockText: () => ({
      text: useSyncExternalStore(watch, () => device.text),
      latest: () => device.text,
      keep,
      clock: { now: () => device.now },
    }),
  };
});
vi.mock('../data/device-check.ts', () => ({ askDevice, enrolDevice: async () => 'key' }));
vi.mock('../../../shared/session/data/current-user.ts', () => ({
  useSignOut: () => ({ isPending: false, isIdle: device.isSignedIn, mutate: signOut, reset: () => undefined }),
}));
vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: device.isSignedIn }) }));

// Fetched by the guard when it is needed: here it is there before the first test waits for it.
await import('./lock-form.tsx');
const minute = 60_000;
const pin = await hashPin('4711', 10);
const kept = (): LockRecord | undefined => readLock(device.text);
const set = (changes: Partial<LockRecord>): void =>
  keep(JSON.stringify({ ...noLock, pin, seenAt: device.now, ...changes }));

let visibility: DocumentVisibilityState = 'visible';
beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  device.text = undefined;
  device.isSignedIn = true;
  signOut.mockReset();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Ticket() {
  const [text, setText] = useState('');
  return <input aria-label="Amount" value={text} onChange={(event) => setText(event.target.value)} />;
}

async function show(): Promise<void> {
  const page = (
    <Suspense>
      <Ticket />
      <LockGuard />
    </Suspense>
  );
  const { rerender } = render(page);
  await screen.findByLabelText('Amount');
  // The texts were fetched, so the page was drawn outside of `act`: drawing again runs the effects that still wait.
  rerender(page);
}
const become = (state: DocumentVisibilityState): void => {
  visibility = state;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const curtain = (): Element | null => document.querySelector('dialog[open]');

test('E18 LockGuard: the page is covered in the very moment in which it goes out of sight, and open again soon after', async () => {
  set({});
  await show();
  expect(curtain()).toBeNull();
  become('hidden');
  expect(curtain()).not.toBeNull();
  device.now += minute;
  become('visible');
  expect(curtain()).toBeNull();
});

test('E18 LockGuard: who was away too long enters the PIN, and finds the ticket as it was', async () => {
  set({});
  await show();
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '0.25' } });
  become('hidden');
  device.now += 5 * minute;
  become('visible');
  const field = await screen.findByLabelText('PIN', { selector: 'input' });
  fireEvent.change(field, { target: { value: '1111' } });
  fireEvent.click(screen.getByRole('button', { name: 'Unlock' }));
  await screen.findByText('Wrong PIN');
  expect(kept()).toMatchObject({ isLocked: true, wrong: 1 });
  fireEvent.change(field, { target: { value: '4711' } });
  fireEvent.click(screen.getByRole('button', { name: 'Unlock' }));
  await waitFor(() => expect(curtain()).toBeNull());
  expect(kept()).toMatchObject({ isLocked: false, wrong: 0 });
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('0.25');
});

test('E18 LockGuard: after too many wrong PINs even the right one is not looked at', async () => {
  set({ isLocked: true, wrong: 5, waitUntil: device.now + 20_000 });
  await show();
  const field = await screen.findByLabelText('PIN', { selector: 'input' });
  expect(screen.getByText(/^Too many tries/)).toBeTruthy();
  fireEvent.change(field, { target: { value: '4711' } });
  const form = field.closest('form');
  if (form !== null) fireEvent.submit(form);
  await act(async () => undefined);
  expect(kept()?.isLocked).toBe(true);
});

test('E18 LockGuard: neither Escape nor a key of the page does anything, and the way out is to log out', async () => {
  const pressed = vi.fn<() => void>();
  window.addEventListener('keydown', pressed);
  set({ isLocked: true });
  await show();
  const field = await screen.findByLabelText('PIN', { selector: 'input' });
  fireEvent.keyDown(field, { key: 'b' });
  expect(pressed).not.toHaveBeenCalled();
  window.removeEventListener('keydown', pressed);
  const cancel = new Event('cancel', { cancelable: true });
  curtain()?.dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Log out instead' }));
  expect(signOut).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Log out instead' }));
  expect(signOut).toHaveBeenCalledOnce();
});

test('E18 LockGuard: the device opens it beside the PIN; where it fails the PIN is left', async () => {
  askDevice.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  set({ isLocked: true, device: { id: 'key' } });
  await show();
  const button = await screen.findByRole('button', { name: 'Unlock with this device' });
  await act(async () => void fireEvent.click(button));
  expect(screen.getByText('Not recognised. Enter the PIN.')).toBeTruthy();
  expect(screen.getByLabelText('PIN', { selector: 'input' })).toBeTruthy();
  expect(kept()).toMatchObject({ isLocked: true, wrong: 0 });
  await act(async () => void fireEvent.click(button));
  expect(askDevice).toHaveBeenLastCalledWith('key');
  expect(kept()).toMatchObject({ isLocked: false });
  expect(curtain()).toBeNull();
});

test('E18 LockGuard: a device that was not chosen is not offered', async () => {
  set({ isLocked: true });
  await show();
  await screen.findByLabelText('PIN', { selector: 'input' });
  expect(screen.queryByRole('button', { name: 'Unlock with this device' })).toBeNull();
});

test('E18 LockGuard: what was locked or left for long before it was closed is locked when it opens', async () => {
  set({ seenAt: device.now - 10 * minute });
  await show();
  await screen.findByLabelText('PIN', { selector: 'input' });
  expect(kept()?.isLocked).toBe(true);
});

test('E19 LockGuard: a touch after too long locks, and does not count as use', async () => {
  set({ idleMinutes: 15 });
  await show();
  device.now += 14 * minute;
  fireEvent.pointerDown(document.body);
  expect(kept()?.seenAt).toBe(device.now);
  device.now += 15 * minute;
  act(() => void fireEvent.pointerDown(document.body));
  await screen.findByLabelText('PIN', { selector: 'input' });
});

test('E19 LockGuard: without a PIN idleness ends the session, and says that it was idleness', async () => {
  const { pin: _pin, ...rest } = { ...noLock, idleMinutes: 5, seenAt: device.now };
  const said: Notice[] = [];
  // What an earlier test said while nothing listened.
  watchNotices(() => undefined)();
  const forget = watchNotices((notice) => void said.push(notice));
  keep(JSON.stringify(rest));
  await show();
  device.now += 5 * minute;
  signOut.mockImplementation(() => {
    device.isSignedIn = false;
    // The end of a session takes its lock with it.
    keep(undefined);
  });
  act(() => void fireEvent.pointerDown(document.body));
  expect(signOut).toHaveBeenCalledOnce();
  // A person who was away reads it on the login page.
  await waitFor(() =>
    expect(said).toEqual([
      expect.objectContaining({
        kind: 'problem',
        text: expect.stringMatching(/^Logged out: nothing was touched/),
        isEndOfSession: true,
      }),
    ]),
  );
  forget();
});
