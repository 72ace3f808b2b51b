import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Lock } from '../lock/operations/use-lock.ts';
import { noLock } from '../lock/model/lock-record.ts';
import { DeviceSection } from './device-section.tsx';

const { lock, session, wipeDevice, saveAsFile, keep, signOut } = vi.hoisted(() => ({
  lock: ((): { current: Partial<Lock> } => ({ current: {} }))(),
  session: { isSignedIn: true },
  wipeDevice: vi.fn<() => Promise<void>>(),
  saveAsFile: vi.fn<(text: string, name: string) => void>(),
  keep: vi.fn<(phrase: string) => void>(),
  signOut: vi.fn<() => Promise<void>>(),
}));
vi.mock('../lock/operations/use-lock.ts', () => ({ useLock: () => lock.current }));
vi.mock('../../../core/session/use-session.ts', () => ({ useSession: () => session }));
vi.mock('../../shared/session/data/current-user.ts', () => ({ useSignOut: () => ({ mutateAsync: signOut }) }));
vi.mock('../../shared/safety-phrase/data/safety-phrase.ts', () => ({
  phraseMax: 40,
  useSafetyPhrase: () => ['', keep],
}));
vi.mock('../../../core/ui/save-as-file.ts', () => ({ saveAsFile }));
vi.mock('../data/device-data.ts', () => ({
  deviceEntries: () => ({ 'tandem.network.fiat': 'EUR' }),
  thisDevice: () => ({ areas: [] }),
  wipeDevice,
}));

const setPin = vi.fn<(pin: string) => Promise<void>>();
beforeEach(() => {
  session.isSignedIn = true;
  setPin.mockReset().mockResolvedValue();
  lock.current = { record: undefined, setPin, change: vi.fn<Lock['change']>(), now: () => 0 };
  for (const mock of [wipeDevice, saveAsFile, keep, signOut]) mock.mockReset();
});
afterEach(cleanup);

async function show(): Promise<void> {
  render(
    <MemoryRouter>
      <Suspense>
        <DeviceSection />
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByRole('main', {}, { timeout: 60_000 });
}

const type = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });

test('E18 DeviceSection: a PIN is taken twice the same, digits alone, and the page says that it protects no account', async () => {
  await show();
  expect(screen.getByText(/does not protect your account/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^PIN/ }));
  await screen.findByRole('dialog', { name: 'Set a PIN' });
  type('New PIN', '47a11');
  type('Repeat the PIN', '4712');
  fireEvent.click(screen.getByRole('button', { name: 'Save the PIN' }));
  expect(screen.getByText('The PINs differ')).toBeTruthy();
  expect(setPin).not.toHaveBeenCalled();
  type('Repeat the PIN', '4711');
  fireEvent.click(screen.getByRole('button', { name: 'Save the PIN' }));
  await waitFor(() => expect(setPin).toHaveBeenCalledWith('4711'));
});

test('E18 DeviceSection: only who knows the PIN removes it', async () => {
  const tryPin = vi.fn<Lock['tryPin']>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const removePin = vi.fn<() => void>();
  const record = { ...noLock, pin: { salt: '00', hash: '00', rounds: 1 } };
  lock.current = { ...lock.current, record, tryPin, removePin };
  await show();
  fireEvent.click(screen.getByRole('button', { name: /^PIN/ }));
  const remove = await screen.findByRole('button', { name: 'Remove the PIN' });
  type('PIN', '1111');
  fireEvent.click(remove);
  await screen.findByText('Wrong PIN');
  expect(removePin).not.toHaveBeenCalled();
  type('PIN', '4711');
  fireEvent.click(remove);
  await waitFor(() => expect(removePin).toHaveBeenCalledOnce());
});

test('E19 DeviceSection: the idle limit is off until its minutes are chosen', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Lock when untouched for: Never' }));
  fireEvent.click(screen.getByRole('radio', { name: '30 minutes' }));
  expect(lock.current.change).toHaveBeenCalledWith({ idleMinutes: 30, seenAt: 0 });
});

test('E16 DeviceSection: a visitor keeps a phrase too, and has nothing to lock', async () => {
  session.isSignedIn = false;
  await show();
  expect(screen.queryByText('Privacy screen')).toBeNull();
  type('Your own words', 'blue whale');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(keep).toHaveBeenCalledWith('blue whale');
});

test('E44 DeviceSection: the data are a file for the person, and are deleted after one question, the session first', async () => {
  signOut.mockRejectedValue(new Error('no network'));
  wipeDevice.mockReturnValue(new Promise(() => undefined));
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
  expect(saveAsFile.mock.calls[0]?.[0]).toContain('"tandem.network.fiat": "EUR"');
  fireEvent.click(screen.getByRole('button', { name: 'Delete all data on this device' }));
  expect(wipeDevice).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(wipeDevice).toHaveBeenCalledOnce());
  expect(signOut).toHaveBeenCalledOnce();
});
