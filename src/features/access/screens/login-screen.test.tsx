import { act, cleanup, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test, vi } from 'vitest';
import { bindDevice } from '../../../../tests/support/device-ports.ts';
import { memoryStorage } from '../../../../tests/support/memory-storage.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { AccessPort } from '../../../core/ports/access-port.ts';
import { ProfilePort } from '../../../core/ports/profile-port.ts';
import { SitePort } from '../../../core/ports/site-port.ts';
import { ServerInfo } from '../../../core/platform/server-info.ts';
import { Session } from '../../../core/platform/session.ts';
import { SessionStore } from '../../../core/session/session-store.ts';
import { endOfSession, rememberEnd } from '../../../core/ui/end-of-session.ts';
import LoginScreen from './login-screen.tsx';

vi.mock('../panels/demo-slots.tsx', () => ({ DemoPeopleSlot: () => undefined }));

afterEach(() => {
  cleanup();
  rememberEnd(undefined);
});

async function show(): Promise<void> {
  const root = new Container();
  bindDevice(root, new Map(), () => 0);
  root.bind(Session).toConstantValue(new SessionStore(memoryStorage()));
  root.bind(ProfilePort).toConstantValue({} as never);
  root.bind(AccessPort).toConstantValue({} as never);
  root.bind(SitePort).toConstantValue({ siteConfiguration: async () => ({ settings: {} }) } as never);
  root.bind(ServerInfo).toConstantValue({ kind: 'network' } as never);
  const page = (
    <RuntimeConfigContext value={parseRuntimeConfig({})}>
      <LoginScreen />
    </RuntimeConfigContext>
  );
  render(page, { wrapper: portsAround(root) });
  await screen.findByLabelText('Password', {}, { timeout: 60_000 });
}

const line = (): string => screen.getByRole('status').textContent.trim();

test('LoginScreen: why the session ended stands above the form until the person leaves', async () => {
  rememberEnd({ kind: 'problem', text: '', failure: new AppError('session-expired', '请登录') });
  await show();
  expect(line()).toBe('Session ended. Did you log in elsewhere?');
  cleanup();
  expect(endOfSession()).toBeUndefined();
});

test('LoginScreen: it also says what is told later, and nothing without a reason', async () => {
  await show();
  expect(line()).toBe('');
  act(() => rememberEnd({ kind: 'problem', text: 'Logged out', isEndOfSession: true }));
  expect(line()).toBe('Logged out');
});
