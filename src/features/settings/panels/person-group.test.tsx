import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test, vi } from 'vitest';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { stepsUntil } from '../../../../tests/support/steps.ts';
import { AccessPort } from '../../../core/ports/access-port.ts';
import { PersonalStorage } from '../../../core/platform/personal-storage.ts';
import { ProfilePort } from '../../../core/ports/profile-port.ts';
import { RealtimeTransport } from '../../../core/platform/realtime-transport.ts';
import { Session } from '../../../core/platform/session.ts';
import { Clock } from '../../../core/time/clock.ts';
import { PersonGroup } from './person-group.tsx';

afterEach(cleanup);

test('H12 logging out takes two taps: one, and one to confirm it', async () => {
  const signOut = vi.fn<AccessPort['signOut']>(async () => undefined);
  const state = { isSignedIn: true, userId: '1', token: 'x', language: 'en' };
  const root = new Container();
  root.bind(AccessPort).toConstantValue({ signOut } as never);
  root.bind(ProfilePort).toConstantValue({ currentUser: async () => ({ nickname: 'Ann', maskedLogin: 'a' }) } as never);
  root.bind(RealtimeTransport).toConstantValue({ leaveUser: () => undefined } as never);
  root.bind(PersonalStorage).toConstantValue({ write: () => undefined, clear: () => undefined } as never);
  root.bind(Clock).toConstantValue({ now: () => 1, after: () => () => undefined });
  root.bind(Session).toConstantValue({
    state: () => state,
    watch: () => () => undefined,
    signOut: () => undefined,
  } as never);
  render(<PersonGroup />, { wrapper: portsAround(root) });
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
