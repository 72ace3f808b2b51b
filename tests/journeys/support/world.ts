import { test as base, expect, type Page } from '@playwright/test';
import type { PresenterPort } from '../../../src/core/ports/presenter-port.ts';
import { serve } from '../../../scripts/serve.mjs';
import type { Belongings } from './belongings.ts';
import { complaintsOf } from './complaints.ts';
import { leaveDemo, leaveToken, storedDemo, tokenFrom, type Credentials } from './earlier-visit.ts';
import { frugalDemo } from './frugal-demo.ts';
import { startLive } from './live-site.ts';

/** The presenter's calls that journeys use; in the demo they are made inside the page. */
export type Presenter = Pick<
  PresenterPort,
  | 'becomePersona'
  | 'topUp'
  | 'setSpeed'
  | 'advance'
  | 'setFaults'
  | 'dropSocket'
  | 'shapeMarket'
  | 'decide'
  | 'playScene'
  | 'reset'
  | 'state'
>;

export interface JourneyWorld {
  readonly kind: 'demo' | 'live';
  readonly address: string;
  readonly presenter: Presenter;
  /** Leaves in the browser what an earlier visit leaves in which this person signed in. Not in worlds of a special kind; belongings in the demo alone. */
  readonly leaveSignedIn?: (page: Page, credentials: Credentials, belongings: Belongings) => Promise<void>;
  /** Calls with this path so far, in the live world; undefined where no network shows them. */
  calls(path: string): number | undefined;
}

interface Options {
  readonly kind: 'demo' | 'live';
  /** What the live world's server pushes its events with. */
  readonly pushes: 'socket.io 4' | 'socket.io 2';
  /** The live world was lived in before, as the demo always was: there are traders to follow and orders of the days before. */
  readonly hasPast: boolean;
  /** The demo fetches every part of itself after its first paint, as it does for those who take it away from a network. */
  readonly fetchesAll: boolean;
}

/** The demo's own presenter, called inside its page. */
const presenterInside = (page: Page): Presenter => {
  const ask = async <T>(method: keyof Presenter, argument: unknown): Promise<T> => {
    // The first page of a visit stands before the backend of the demo does.
    await page.waitForFunction(() => 'tandemPresenter' in globalThis);
    return page.evaluate(
      async ([name, value]) => {
        const { tandemPresenter } = globalThis as unknown as {
          tandemPresenter: Record<string, (input: unknown) => Promise<unknown>>;
        };
        return (await tandemPresenter[name ?? '']?.(value)) as never;
      },
      [method, argument] as [string, unknown],
    );
  };
  return {
    becomePersona: (request) => ask('becomePersona', request),
    topUp: (request) => ask('topUp', request),
    setSpeed: (request) => ask('setSpeed', request),
    advance: (request) => ask('advance', request),
    setFaults: (faults) => ask('setFaults', faults),
    dropSocket: () => ask('dropSocket', undefined),
    shapeMarket: (control) => ask('shapeMarket', control),
    decide: (decision) => ask('decide', decision),
    playScene: (request) => ask('playScene', request),
    reset: (request) => ask('reset', request),
    state: () => ask('state', undefined),
  };
};

async function openDemo(page: Page, folder: string): Promise<{ world: JourneyWorld; close: () => Promise<void> }> {
  const site = await serve({ folder, port: 0 });
  return {
    world: {
      kind: 'demo',
      address: site.address,
      presenter: presenterInside(page),
      leaveSignedIn: async (visitor, credentials, belongings) =>
        leaveDemo(visitor, site.address, await storedDemo(credentials, belongings)),
      calls: () => undefined,
    },
    close: async () => site.close(),
  };
}

async function openLive(
  page: Page,
  { pushes, hasPast }: Pick<Options, 'pushes' | 'hasPast'>,
): Promise<{ world: JourneyWorld; close: () => Promise<void> }> {
  const { address, presenter, close } = await startLive({ pushes, hasPast });
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return {
    world: {
      kind: 'live',
      address,
      presenter,
      leaveSignedIn: async (visitor, credentials, belongings) => {
        if (belongings !== 'nothing') throw new Error('only the demo begins with orders or positions');
        await leaveToken(visitor, address, await tokenFrom(address, credentials));
      },
      calls: (path) => paths.filter((one) => one === `/api${path}`).length,
    },
    close,
  };
}

export const test = base.extend<{ world: JourneyWorld; problems: string[] } & Options>({
  kind: ['demo', { option: true }],
  pushes: ['socket.io 4', { option: true }],
  hasPast: [false, { option: true }],
  fetchesAll: [false, { option: true }],
  world: async ({ kind, pushes, hasPast, fetchesAll, page }, use) => {
    const { world, close } = await (kind === 'demo'
      ? openDemo(page, fetchesAll ? 'dist/demo' : frugalDemo)
      : openLive(page, { pushes, hasPast }));
    await use(world);
    await page.close();
    await close();
  },
  /** What the console and the page complained about; every journey ends with none. */
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      await complaintsOf(page, problems);
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
