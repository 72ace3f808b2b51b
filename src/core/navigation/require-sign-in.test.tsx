import { cleanup, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { act, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContainerContext } from '../di/use-port.ts';
import { Session } from '../platform/session.ts';
import type { KeyValueStorage } from '../platform/storage.ts';
import { SessionStore } from '../session/session-store.ts';
import { watchNotices } from '../ui/notify.ts';
import { RequireSignIn } from './require-sign-in.tsx';

const nothing = (): void => undefined;

function createStorage(): KeyValueStorage {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    keeps: () => true,
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    watch: () => nothing,
  };
}

let said: string[] = [];
let forget = nothing;
beforeEach(() => {
  said = [];
  forget = watchNotices(({ text }) => void said.push(text));
  // What an earlier test said while nothing listened.
  said = [];
});
afterEach(() => {
  forget();
  cleanup();
});

function show(session: Session): void {
  const container = new Container();
  container.bind<Session>(Session).toConstantValue(session);
  render(
    <ContainerContext value={container}>
      <Suspense>
        <MemoryRouter>
          <RequireSignIn>
            <p>private</p>
          </RequireSignIn>
        </MemoryRouter>
      </Suspense>
    </ContainerContext>,
  );
}

describe('RequireSignIn', () => {
  test('RequireSignIn: a visitor is told once what to do, by the page itself', async () => {
    show(new SessionStore(createStorage()));
    await screen.findAllByText('Log in');
    expect(screen.getAllByText('Log in first')).toHaveLength(1);
    expect(said).toEqual([]);
    expect(screen.queryByText('private')).toBeNull();
  });

  test('RequireSignIn: when a session ends on the page, the reason that was given is the only notice', async () => {
    const session = new SessionStore(createStorage());
    session.signIn('token');
    show(session);
    expect(await screen.findByText('private')).toBeDefined();
    act(() => session.signOut());
    await screen.findAllByText('Log in');
    expect(said).toEqual([]);
  });
});
