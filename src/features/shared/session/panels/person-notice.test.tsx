import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { Container } from 'inversify';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../../../tests/support/memory-storage.ts';
import { ContainerContext } from '../../../../core/di/use-port.ts';
import { loadTexts, speak } from '../../../../core/i18n/i18n.ts';
import { Session } from '../../../../core/platform/session.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { ProfilePort } from '../../../../core/ports/profile-port.ts';
import { createQueryClient, forgetWithSession } from '../../../../core/query/query-client.ts';
import { SessionStore } from '../../../../core/session/session-store.ts';
import { watchNotices } from '../../../../core/ui/notify.ts';
import { PersonNotice } from './person-notice.tsx';

const endings: (() => void)[] = [];
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  endings.splice(0).forEach((end) => end());
});

/** The storages of two tabs of one browser: what one writes, the other hears of. */
function openTabs(): readonly [KeyValueStorage, KeyValueStorage] {
  const kept = new Map<string, string>();
  const open = (watchers: Set<(key: string) => void>, others: Set<(key: string) => void>): KeyValueStorage => {
    const storage = memoryStorage(kept);
    const heard = (key: string): void => others.forEach((watcher) => watcher(key));
    return {
      ...storage,
      write: (key, value) => (storage.write(key, value), heard(key)),
      remove: (key) => (storage.remove(key), heard(key)),
      watch: (watcher) => (watchers.add(watcher), () => watchers.delete(watcher)),
    };
  };
  const [here, there] = [new Set<(key: string) => void>(), new Set<(key: string) => void>()];
  return [open(here, there), open(there, here)];
}

/** Tokens are `person:number`. Resolves when the page of this tab shows the notice's part. */
async function openPage(token: string | undefined) {
  await speak('en');
  await loadTexts(['alerts']);
  const [storage, storageThere] = openTabs();
  const session = new SessionStore(storage);
  const there = new SessionStore(storageThere);
  const enter = async (tab: SessionStore, next: string): Promise<void> => {
    await act(async () => {
      tab.signIn(next);
      tab.identify(next.split(':')[0] ?? '');
    });
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  };
  const currentUser = async () => {
    const [id = ''] = session.state().token?.split(':') ?? [];
    return { id, maskedLogin: `${id}***@tandem.test`, nickname: id };
  };
  const queries = createQueryClient(() => undefined);
  forgetWithSession(session, queries);
  if (token !== undefined) await enter(session, token);
  const container = new Container();
  container.bind(Session).toConstantValue(session);
  container.bind(KeyValueStorage).toConstantValue(storage);
  container.bind(ProfilePort).toConstantValue({ currentUser } as never);
  const told: string[] = [];
  endings.push(watchNotices(({ text }) => told.push(text)));
  told.length = 0;
  await act(async () => {
    render(
      <ContainerContext value={container}>
        <QueryClientProvider client={queries}>
          <Suspense>
            <PersonNotice />
          </Suspense>
        </QueryClientProvider>
      </ContainerContext>,
    );
  });
  return {
    told,
    enterHere: (next: string) => enter(session, next),
    enterThere: (next: string) => enter(there, next),
    leaveThere: () => act(async () => there.signOut()),
  };
}

const nowBob = 'Now logged in as bob***@tandem.test. That was done in another tab.';

test('PersonNotice: another person who logs in in another tab is named here, once', async () => {
  const { told, enterThere } = await openPage('ann:1');
  await enterThere('bob:1');
  await enterThere('bob:2');
  expect(told).toEqual([nowBob]);
});

test('PersonNotice: so is one who logs in there after a log-out', async () => {
  const { told, leaveThere, enterThere } = await openPage('ann:1');
  await leaveThere();
  await enterThere('bob:1');
  expect(told).toEqual([nowBob]);
});

test('PersonNotice: a first login, a renewed token and the same person again are no news', async () => {
  const { told, leaveThere, enterThere } = await openPage(undefined);
  await enterThere('ann:1');
  await enterThere('ann:2');
  await leaveThere();
  await enterThere('ann:3');
  expect(told).toEqual([]);
});

test('PersonNotice: who logs in here knows it', async () => {
  const { told, leaveThere, enterHere } = await openPage('ann:1');
  await leaveThere();
  await enterHere('bob:1');
  expect(told).toEqual([]);
});

test('PersonNotice: a tab in the background says it when it is looked at, and not if the person is back by then', async () => {
  const { told, enterThere } = await openPage('ann:1');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const look = (): Promise<void> =>
    act(async () => {
      hidden.mockReturnValue(false);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await enterThere('bob:1');
  await enterThere('ann:2');
  await look();
  expect(told).toEqual([]);
  hidden.mockReturnValue(true);
  await enterThere('bob:2');
  expect(told).toEqual([]);
  await look();
  expect(told).toEqual([nowBob]);
});
