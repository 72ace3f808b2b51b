import { webcrypto } from 'node:crypto';
import { configure, screen, waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { expect, vi } from 'vitest';
import { EngineServer } from '../../src/adapters/mock/doors/server/engine-server.ts';
import { inBrowserFetch } from '../../src/adapters/mock/doors/server/in-browser-fetch.ts';
import { brandedFetch, brandWords } from '../../src/adapters/mock/doors/backend/brand-words.ts';
import { createEngine } from '../../src/adapters/mock/engine/engine.ts';
import { MemoryStorage } from '../../src/adapters/mock/engine/storage/memory-storage.ts';
import { calmDays } from '../../src/adapters/mock/engine/test-worlds/test-days.ts';
import { SystemClock } from '../../src/adapters/wire/platform/system-clock.ts';
import { Application, createBelongings } from '../../src/app/application.tsx';
import { branded } from '../../src/app/brand/branded.ts';
import { compose } from '../../src/app/compose.ts';
import { nameProduct } from '../../src/core/i18n/product-name.ts';
import { amendTexts } from '../../src/core/i18n/dictionaries.ts';
import type { KeyValueStorage } from '../../src/core/platform/storage.ts';
import { forgetWhoLeaves } from '../../src/core/session/leaving.ts';
import { parseRuntimeConfig } from '../../src/core/config/runtime-config.ts';
import { Front, type Fault } from './front.ts';
import { patience, tap, type } from './hand.ts';

// The program is drawn as a browser draws it: what is late is waited for, nothing is pushed on.
configure({
  eventWrapper: (act: () => unknown) => void act(),
  asyncWrapper: (wait: () => Promise<never>) => wait(),
  getElementError: (message) => new Error(message ?? ''),
});

const base = '/api';
const home = 'https://server.test';
const storedPrefix = 'tandem.network.';
const signedIn = v.object({ type: v.literal('ok'), message: v.string() });
const random = (length: number): Uint8Array => webcrypto.getRandomValues(new Uint8Array(length));

/** A Wednesday, when all markets are open. */
const startedAt = Date.UTC(2026, 2, 4, 12);

export const password = 'demo1234';
export const payPassword = 'demo5678';
/** Verified, with balances in every account. */
export const person = 'demo@tandem.test';

const isTask = (value: unknown): value is (lock: unknown) => unknown => typeof value === 'function';

/** What the page's browser has and this one lacks. */
function lendBrowser(): void {
  const sight = Object.assign(new EventTarget(), { height: 844, width: 390, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', sight);
  // With reduced motion a tick and a tap replace holding.
  vi.stubGlobal('matchMedia', (question: string) =>
    Object.assign(new EventTarget(), { matches: question.includes('reduce'), media: question }),
  );
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({
    request: async (_name: string, ...rest: readonly unknown[]): Promise<unknown> => {
      const run: unknown = rest.at(-1);
      return isTask(run) ? run({}) : undefined;
    },
  } as never);
  // A canvas that takes whatever is drawn on it.
  const pen: unknown = new Proxy(
    {},
    { get: (_, name) => (name === 'measureText' ? () => ({ width: 10 }) : () => undefined), set: () => true },
  );
  HTMLCanvasElement.prototype.getContext = (() => pen) as never;
  Element.prototype.animate = (() => ({ cancel: () => undefined, finished: Promise.resolve() })) as never;
}

/** Timers that are due within a tenth of a second run at once, and then everything that waited for them. */
async function pass(milliseconds: number): Promise<void> {
  const step = 100;
  for (let left = milliseconds; left > 0; left -= step) {
    vi.advanceTimersByTime(Math.min(step, left));
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * In browsers a new hash makes an entry of the history without a state, and a `popstate` tells of it. This one copies the
 * state of the entry before, with the mark of an open sheet, which then goes back over what it takes for its own entry.
 */
function makeEntriesOfHashes(): void {
  vi.spyOn(window.location, 'hash', 'set').mockImplementation((hash) => {
    if (hash === window.location.hash) return;
    window.history.pushState(null, '', hash);
    setImmediate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
  });
}

export interface Program {
  readonly front: Front;
  /** Time of the page goes on, with everything that waits for it. */
  pass(milliseconds: number): Promise<void>;
  /** Everything that was asked has been answered and drawn. */
  quiet(): Promise<void>;
  go(path: string): Promise<void>;
  /** Loads the page anew: only what is stored stays. */
  reload(): Promise<void>;
}

let opened: (() => Promise<void>) | undefined;

const nothing = (): undefined => undefined;
const noStorage: KeyValueStorage = {
  read: nothing,
  write: nothing,
  keeps: () => false,
  remove: nothing,
  clear: nothing,
  watch: () => nothing,
};

/** What React says of components that do not keep its rules. */
const complaints: string[] = [];

function listenToReact(): void {
  const ear = vi.spyOn(console, 'error');
  const say = ear.getMockImplementation();
  ear.mockImplementation((...words: readonly unknown[]) => {
    const said = words.map(String).join(' ');
    if (/order of Hooks|use\(\) to suspend/.test(said)) complaints.push(said);
    else say?.(...words);
  });
}

/** Ends what a test has opened, however the test has ended; React has not complained. */
export async function closeProgram(): Promise<void> {
  await opened?.();
  opened = undefined;
  expect(complaints.splice(0)).toEqual([]);
}

interface Visit {
  readonly isVisitor?: boolean;
  readonly person?: string;
  /** What `config.json` says of the brand; the server then speaks its name, as that of a demo does. */
  readonly brand?: { readonly name: string };
}

/** The backend as the page of this brand meets it. */
function spoken(serve: typeof fetch, brand: Visit['brand']): typeof fetch {
  const words = brand === undefined ? undefined : brandWords(brand.name);
  return words === undefined ? serve : brandedFetch(serve, words);
}

/** The whole live program at an address, in front of a server of its own; signed in unless it is told otherwise. */
export async function openProgram(
  path: string,
  { isVisitor = false, person: who = person, brand }: Visit = {},
  ...faults: readonly Fault[]
): Promise<Program> {
  lendBrowser();
  makeEntriesOfHashes();
  listenToReact();
  vi.useFakeTimers({
    now: startedAt,
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const clock = new SystemClock();
  const engine = await createEngine({
    seed: 20_260_101,
    clock,
    storage: new MemoryStorage(),
    random,
    hasPast: true,
    calmDays,
  });
  const front = new Front(spoken(inBrowserFetch(new EngineServer({ engine, clock, random })), brand), base);
  vi.stubGlobal('fetch', front.fetch);
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(`${storedPrefix}h5Version`, '1');
  if (!isVisitor) {
    const fields = new URLSearchParams({ user_string: who, password });
    const answer = await front.fetch(`${home}${base}/user/login`, { method: 'POST', body: fields });
    localStorage.setItem(`${storedPrefix}token`, v.parse(signedIn, await answer.json()).message);
    front.asked.length = 0;
  }
  front.fail(...faults);
  window.history.pushState(null, '', `#${path}`);
  let shown = await show(brand);
  opened = async () => {
    await shown.leave();
    nameProduct();
    amendTexts(undefined);
    document.documentElement.style.cssText = '';
    vi.useRealTimers();
    vi.unstubAllGlobals();
    await engine.close();
  };
  return {
    front,
    pass,
    quiet: async () => {
      for (let still = 0; still < 3; still = front.isQuiet ? still + 1 : 0) await pass(100);
    },
    go: async (next) => {
      window.location.hash = `#${next}`;
      await waitFor(() => screen.getByRole('main'), patience);
    },
    reload: async () => {
      await shown.leave();
      const kept = Object.entries(sessionStorage);
      // The page's memory ends; what is stored stays.
      forgetWhoLeaves(noStorage);
      for (const [key, value] of kept) sessionStorage.setItem(key, value);
      shown = await show(brand);
    },
  };
}

/** A page with the program in it, made of what is stored. */
async function show(brand: Visit['brand']): Promise<{ readonly leave: () => Promise<void> }> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const read = parseRuntimeConfig({
    apiBase: `${home}${base}`,
    capabilities: { quiz: true },
    realtime: { url: 'https://127.0.0.1:9' },
    ...(brand === undefined ? {} : { brand }),
  });
  const config = await branded(read);
  const composition = await compose(config);
  const belongings = createBelongings(composition.container, config.brand);
  root.render(<Application {...composition} config={config} belongings={belongings} />);
  await screen.findByRole('main', {}, patience);
  return {
    leave: async () => {
      root.unmount();
      await new Promise((resolve) => setImmediate(resolve));
      place.remove();
    },
  };
}

export const said = (): string => document.body.textContent ?? '';

/** Signs in on the login page, where the program has led. */
export async function signInAgain(who = person): Promise<void> {
  await waitFor(() => expectHash(/^#\/pages\/common\/login/), patience);
  await type(/^E-mail or mobile/, who);
  await type(/^Password$/, password);
  await tap(/^Log in$/);
}

export function expectHash(shape: RegExp): void {
  if (!shape.test(window.location.hash)) throw new Error(`at ${window.location.hash}, not ${String(shape)}`);
}
