import { webcrypto } from 'node:crypto';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { databaseName } from '../../../src/adapters/mock/doors/storage/database-name.ts';
import { createEngine } from '../../../src/adapters/mock/engine/engine.ts';
import { defaultSeed } from '../../../src/adapters/mock/engine/seed/personas.ts';
import { MemoryStorage } from '../../../src/adapters/mock/engine/storage/memory-storage.ts';
import { entryRecord, snapshotRecord } from '../../../src/adapters/mock/engine/storage/stored-world-codec.ts';
import { calmDays } from '../../../src/adapters/mock/engine/test-worlds/test-days.ts';
import { SystemClock } from '../../../src/adapters/wire/platform/system-clock.ts';
import { acquire, type Belongings } from './belongings.ts';

export interface Credentials {
  readonly identifier: string;
  readonly password: string;
}

const signInAnswer = v.object({ type: v.literal('ok'), message: v.string() });

const signInRequest = (address: string, { identifier, password }: Credentials): Request =>
  new Request(`${address}/api/user/login`, {
    method: 'POST',
    body: new URLSearchParams({ user_string: identifier, password }),
  });

/** Signs in at a server as the login page does. Resolves with the token. */
export async function tokenFrom(address: string, credentials: Credentials): Promise<string> {
  const answer = await fetch(signInRequest(address, credentials));
  return v.parse(signInAnswer, await answer.json()).message;
}

interface StoredDemo {
  readonly token: string;
  readonly snapshot: string | undefined;
  readonly journal: readonly (readonly [number, string])[];
}

async function makeStoredDemo(credentials: Credentials, belongings: Belongings): Promise<StoredDemo> {
  const storage = new MemoryStorage();
  const engine = await createEngine({
    seed: defaultSeed,
    hasPast: true,
    opensWalletSignIn: true,
    clock: new SystemClock(),
    storage,
    random: (length) => webcrypto.getRandomValues(new Uint8Array(length)),
    calmDays,
  });
  const { response } = await engine.serve(signInRequest('http://demo.invalid', credentials));
  const { message: token } = v.parse(signInAnswer, await response.json());
  await acquire(engine, token, belongings);
  await engine.close();
  const { snapshot, entries } = await storage.load();
  return {
    token,
    snapshot: snapshot === undefined ? undefined : snapshotRecord(snapshot),
    journal: entries.map((entry) => [entry.n, entryRecord(entry)] as const),
  };
}

const made = new Map<string, Promise<StoredDemo>>();

/** A demo in which a person has signed in, made once for all journeys of a worker. It goes on by the clock, as any stored one. */
export function storedDemo(credentials: Credentials, belongings: Belongings): Promise<StoredDemo> {
  const name = `${credentials.identifier} ${belongings}`;
  const known = made.get(name) ?? makeStoredDemo(credentials, belongings);
  made.set(name, known);
  return known;
}

/** On a page of the address that holds no program yet. */
const standAt = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/nothing-here`);
};

const keep = (page: Page, server: 'in-browser' | 'network', token: string): Promise<void> =>
  page.evaluate(
    ([prefix, value]) => {
      localStorage.setItem(`${prefix}h5Version`, '1');
      localStorage.setItem(`${prefix}token`, value ?? '');
    },
    [`tandem.${server}.`, token],
  );

/** Leaves in the browser what a visit of the live program leaves in which the person signed in. */
export async function leaveToken(page: Page, address: string, token: string): Promise<void> {
  await standAt(page, address);
  await keep(page, 'network', token);
}

/** Leaves in the browser what a visit of the demo leaves in which the person signed in. */
export async function leaveDemo(page: Page, address: string, demo: StoredDemo): Promise<void> {
  await standAt(page, address);
  await keep(page, 'in-browser', demo.token);
  await page.evaluate(
    ([name, snapshot, journal]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open(name, 1);
        opening.addEventListener('upgradeneeded', () => {
          for (const store of ['snapshots', 'journal', 'pictures']) opening.result.createObjectStore(store);
        });
        opening.addEventListener('error', () => fail(new Error(String(opening.error))));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const writing = database.transaction(['snapshots', 'journal'], 'readwrite');
          if (snapshot !== undefined) writing.objectStore('snapshots').put(snapshot, 'latest');
          for (const [number, record] of journal) writing.objectStore('journal').put(record, number);
          writing.addEventListener('error', () => fail(new Error(String(writing.error))));
          writing.addEventListener('complete', () => {
            database.close();
            done();
          });
        });
      }),
    [databaseName, demo.snapshot, demo.journal] as const,
  );
}
