import { act, renderHook } from '@testing-library/react';
import { Container } from 'inversify';
import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../../tests/support/memory-storage.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { AccessPort } from '../../../core/ports/access-port.ts';
import { PresenterPort } from '../../../core/ports/presenter-port.ts';
import { PersonalStorage } from '../../../core/platform/personal-storage.ts';
import { Session } from '../../../core/platform/session.ts';
import { countDepartures } from '../../../core/session/leaving.ts';
import { usePresenterActions, type PresenterActions } from './presenter-actions.ts';

const sent = 'live.sent.spot.BTC/USDT';

function actions(): { readonly kept: Map<string, string>; readonly actions: () => PresenterActions } {
  const kept = new Map([[sent, '70001|an order that was sent']]);
  const session = {
    state: () => ({}),
    watch: () => () => undefined,
    signIn: vi.fn<() => void>(),
    signOut: () => undefined,
  };
  const root = new Container();
  root.bind(Session).toConstantValue(session as never);
  root.bind(PersonalStorage).toConstantValue(memoryStorage(kept));
  root.bind(AccessPort).toConstantValue({ signIn: async () => 'token' } as never);
  root.bind(PresenterPort).toConstantValue({
    playScene: async () => ({ token: 'token', path: '/' }),
    reset: async () => 'done',
    becomePersona: async () => ({ identifier: 'new@tandem.test', password: 'x' }),
  } as never);
  const { result } = renderHook(() => usePresenterActions(() => undefined), { wrapper: portsAround(root) });
  return { kept, actions: () => result.current };
}

test.each([
  ['a scene', (one: PresenterActions, done: () => void) => one.begin({ scene: 'silent' }, done)],
  ['a file', (one: PresenterActions, done: () => void) => one.open(new Blob(['{}']), done)],
])('DM3 with %s a new world begins: what was sent in the old one is not looked for in it', async (_, begin) => {
  const { kept, actions: current } = actions();
  const before = countDepartures();
  const done = vi.fn<() => void>();
  act(() => begin(current(), done));
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(kept.has(sent)).toBe(false);
  expect(countDepartures()).toBe(before + 1);
});

test('another person of the same world leaves what the one before has sent to them', async () => {
  const { kept, actions: current } = actions();
  const done = vi.fn<() => void>();
  act(() => current().become('newcomer', done));
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(kept.has(sent)).toBe(true);
});
