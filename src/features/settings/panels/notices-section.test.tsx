import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindDevice } from '../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import { KeyValueStorage } from '../../../core/platform/storage.ts';
import { Preferences } from '../../../core/preferences/preferences.ts';
import { PreferencesContext } from '../../../core/preferences/use-preferences.ts';
import { NoticesSection } from './notices-section.tsx';

const requestPermission = vi.fn<() => void>();
let device: Map<string, string>;
beforeEach(() => {
  device = new Map();
  requestPermission.mockReset();
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(borrowing = true): Promise<void> {
  const root = new Container();
  bindDevice(root, device, () => 0);
  render(
    <RuntimeConfigContext value={parseRuntimeConfig({ products: { borrowing } })}>
      <PreferencesContext value={new Preferences(root.get(KeyValueStorage))}>
        <NoticesSection />
      </PreferencesContext>
    </RuntimeConfigContext>,
    { wrapper: portsAround(root) },
  );
  await screen.findByRole('main', {}, { timeout: 60_000 });
}

const switches = (): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    screen
      .getAllByRole('switch')
      .map((one) => [one.textContent?.split(/(?<=[a-z])(?=[A-Z])/)[0] ?? '', one.getAttribute('aria-checked')]),
  );
const flip = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('switch', { name })));

test('E35, E39 NoticesSection: only what is one’s own is on; announcements, sound and the system wait until they are asked for', async () => {
  await show();
  expect(switches()).toEqual({
    'Payments that are due': 'true',
    'Price alerts': 'true',
    'System notifications too': 'false',
    'System notifications': 'false',
    Sound: 'false',
    'Messages to you': 'true',
    'Open announcements by themselves': 'false',
  });
  expect(requestPermission).not.toHaveBeenCalled();
});

test.each([true, false])('W6 NoticesSection: loans are named only where there are any: %s', async (borrowing) => {
  await show(borrowing);
  expect(screen.getByText(/won auction/).textContent.includes('loan')).toBe(borrowing);
});

test('E35 NoticesSection: each choice stays on this device', async () => {
  await show();
  const names = ['Payments that are due', 'Price alerts', 'Messages to you', 'Open announcements by themselves'];
  for (const name of names) await flip(name);
  cleanup();
  await show();
  expect(switches()).toMatchObject({
    'Payments that are due': 'false',
    'Price alerts': 'false',
    'Messages to you': 'false',
    'Open announcements by themselves': 'true',
  });
  expect(device.get('alerts.settings')).toBe('muted');
});
