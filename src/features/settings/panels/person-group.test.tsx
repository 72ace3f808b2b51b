import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test, vi } from 'vitest';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { stepsUntil } from '../../../../tests/support/steps.ts';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import { AccessPort } from '../../../core/ports/access-port.ts';
import { PersonalStorage } from '../../../core/platform/personal-storage.ts';
import { ProfilePort } from '../../../core/ports/profile-port.ts';
import { RealtimeTransport } from '../../../core/platform/realtime-transport.ts';
import { personPrefix } from '../../../core/session/what-stays.ts';
import { Session } from '../../../core/platform/session.ts';
import { Clock } from '../../../core/time/clock.ts';
import { PersonGroup } from './person-group.tsx';

afterEach(cleanup);

const kept = new Map<string, string>();

function ports(signOut: AccessPort['signOut']): Container {
  const state = { isSignedIn: true, userId: '1', token: 'x', language: 'en' };
  const root = new Container();
  root.bind(AccessPort).toConstantValue({ signOut } as never);
  root.bind(ProfilePort).toConstantValue({ currentUser: async () => ({ nickname: 'Ann', maskedLogin: 'a' }) } as never);
  root.bind(RealtimeTransport).toConstantValue({ leaveUser: () => undefined } as never);
  const personal = { write: () => undefined, clear: () => undefined, read: (name: string) => kept.get(name) };
  root.bind(PersonalStorage).toConstantValue(personal as never);
  root.bind(Clock).toConstantValue({ now: () => 1, after: () => () => undefined });
  root.bind(Session).toConstantValue({
    state: () => state,
    watch: () => () => undefined,
    signOut: () => undefined,
  } as never);
  return root;
}

function show(root: Container, config: object = {}): void {
  render(
    <RuntimeConfigContext value={parseRuntimeConfig(config)}>
      <PersonGroup />
    </RuntimeConfigContext>,
    { wrapper: portsAround(root) },
  );
}

async function askedText(): Promise<string> {
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Log out' })));
  return screen.getByRole('dialog').textContent ?? '';
}

test('H12 logging out takes two taps: one, and one to confirm it', async () => {
  const signOut = vi.fn<AccessPort['signOut']>(async () => undefined);
  const root = ports(signOut);
  show(root);
  const button = await screen.findByRole('button', { name: 'Log out' }, { timeout: 60_000 });
  const steps = await stepsUntil(
    () => signOut.mock.calls.length > 0,
    [
      () => act(async () => void fireEvent.click(button)),
      () =>
        act(
          async () => void fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out' })),
        ),
    ],
  );
  expect(steps).toBe(2);
});

test.each([
  ['1|["a","sent||5","[]","","BTC"]', true],
  ['1|["a","accepted","[]","","BTC"]\n["b","failed","[]","","BTC"]', true],
  ['1|["a","accepted","[]","","BTC"]', false],
  ['2|["a","sent||5","[]","","BTC"]', false],
])('T11 before a log-out it is said that a request has no outcome yet: %s', async (text, isSaid) => {
  kept.set('live.sent.spot.BTC', text);
  localStorage.setItem(`tandem.x.${personPrefix}live.sent.spot.BTC`, text);
  show(ports(async () => undefined));
  const dialog = await askedText();
  expect(dialog.includes('One request has no outcome yet.')).toBe(isSaid);
  localStorage.clear();
  kept.clear();
});

const noTrading = { spot: false, contract: false, seconds: false };

test.each([
  [{}, true],
  [{ products: { ...noTrading, contract: true } }, true],
  [{ products: noTrading }, false],
])('H12 the log-out says that positions and orders stay, where there is trading: %j', async (config, isSaid) => {
  show(
    ports(async () => undefined),
    config,
  );
  const dialog = await askedText();
  expect(dialog).toContain('Settings stay on this device, the list of notices does not.');
  expect(dialog.includes('Open positions and waiting orders stay as they are.')).toBe(isSaid);
});
