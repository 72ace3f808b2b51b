import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noLock, type LockRecord } from '../model/lock-record.ts';
import type { Lock } from '../operations/use-lock.ts';
import { DeviceUnlock } from './device-unlock.tsx';

let canAsk = true;
vi.mock('../data/device-check.ts', () => ({ canAskDevice: async () => canAsk }));

const pin = { salt: 'aa', hash: 'bb', rounds: 1 };
const addDevice = vi.fn<Lock['addDevice']>();
const removeDevice = vi.fn<Lock['removeDevice']>();

beforeEach(() => {
  canAsk = true;
  addDevice.mockReset().mockResolvedValue(true);
  removeDevice.mockReset();
});
afterEach(cleanup);

async function show(record: LockRecord): Promise<void> {
  const lock = { record, addDevice, removeDevice } as Partial<Lock> as Lock;
  await act(async () =>
    render(
      <Suspense fallback="loading">
        <p>beside</p>
        <DeviceUnlock lock={lock} />
      </Suspense>,
    ),
  );
  await screen.findByText('beside', {}, { timeout: 60_000 });
}
const press = () => act(async () => void fireEvent.click(screen.getByRole('switch')));

test('E18 the device is offered beside a PIN, says what it is not, and is chosen and taken back', async () => {
  await show({ ...noLock, pin });
  expect(await screen.findByText(/it does not protect your account/)).toBeTruthy();
  await press();
  expect(addDevice).toHaveBeenCalledExactlyOnceWith('Privacy screen');
  cleanup();
  await show({ ...noLock, pin, device: { id: 'key' } });
  await screen.findByRole('switch');
  await press();
  expect(removeDevice).toHaveBeenCalledOnce();
});

test.each<[string, boolean, LockRecord]>([
  ['the device cannot look who holds it', false, { ...noLock, pin }],
  ['there is no PIN to fall back on', true, noLock],
])('E18 it is not offered where %s', async (_why, can, record) => {
  canAsk = can;
  await show(record);
  expect(screen.queryByRole('switch')).toBeNull();
});
