import type { Page } from '@playwright/test';
import { leaveToken, tokenFrom } from './earlier-visit.ts';
import { open, signIn } from './pages.ts';
import { installedMs } from './walk.ts';
import { startWrongHost, type WrongAnswer, type WrongHost } from './wrong-host.ts';
import { expect, test as base, type JourneyWorld } from './world.ts';

type Host = WrongHost & Pick<JourneyWorld, 'leaveSignedIn'>;

export const test = base.extend<{ host: Host }>({
  host: async ({ world, page }, use) => {
    const host = await startWrongHost(world.address);
    // Signing in by hand takes so long on a busy machine that the worker comes in the middle of it.
    const leaveSignedIn: Host['leaveSignedIn'] = async (visitor, credentials) =>
      leaveToken(visitor, host.address, await tokenFrom(world.address, credentials));
    await use({ ...host, leaveSignedIn });
    // The page first: it would complain of a worker's file that no longer comes.
    await page.close();
    host.close();
  },
});

export const market = '/pages/market/market';
export const trade = '/pages/transaction/currency?symbol=BTC/USDT';

/** What a captive portal answers, and a host that sends its page for every address that it does not know. */
export const htmlAnswer: WrongAnswer = {
  type: 'text/html; charset=utf-8',
  body: '<!doctype html><title>Log in</title><p>Log in to this network</p>',
};

/** The kinds of files that can be wrong, by their paths. */
export const parts = {
  entry: /^\/assets\/index-/,
  frame: /^\/assets\/frame-.*\.js/,
  looks: /^\/assets\/frame-.*\.css/,
  late: /^\/assets\/trade-/,
  worker: /^\/service-worker\.js/,
} as const;

/** A worker that answers every file of the program with a page. */
export const wrongWorker: WrongAnswer = {
  type: 'text/javascript',
  body: `
    addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => {
      if (!new URL(event.request.url).pathname.startsWith('/assets/')) return;
      event.respondWith(new Response(${JSON.stringify(htmlAnswer.body)}, { headers: { 'content-type': 'text/html' } }));
    });
  `,
};

export const lastResort = (page: Page) => page.getByText('The app could not start');
export const loadAgain = (page: Page) => page.getByRole('button', { name: 'Load again' });

export const copied = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: installedMs });

export const isCopied = (page: Page): Promise<boolean> =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

/** Registrations and caches that are left. */
export const leftOver = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).filter((name) => !name.endsWith(' in use')).length,
  ]);

/** Loads the page; then the trade screen runs, with its looks. */
export async function runsAfterReload(page: Page, host: WrongHost): Promise<void> {
  await page.goto(`${host.address}/#${trade}`);
  await page.reload();
  await expect(page.getByRole('form', { name: 'Order ticket' })).toBeVisible();
  // A browser's own page has one.
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
}

/** A visit to a host that answers one kind of file wrong while the worker is installed: it keeps nothing. */
export async function visitWhileWrong(
  page: Page,
  host: Host,
  { part, answer }: { readonly part: RegExp; readonly answer: WrongAnswer },
): Promise<void> {
  const before = host.misled.length;
  host.answerWrong(new Map([[part, { ...answer, toWorkersAlone: true }]]));
  if (page.url() === 'about:blank') await signIn(page, host, market);
  else await open(page, host, market);
  await expect.poll(() => host.misled.length, { timeout: installedMs }).toBeGreaterThan(before);
  // The installation is over, and nothing of it is left.
  await expect.poll(() => leftOver(page), { timeout: installedMs }).toEqual([0, 0]);
}

/** Puts other bytes into every cache of the program, under the addresses that the pattern finds; resolves with their number. */
export const poison = (page: Page, part: RegExp, { type, body }: WrongAnswer): Promise<number> =>
  page.evaluate(
    async ([source, kind, text]) => {
      const names = await caches.keys();
      const counts = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name);
          const found = (await cache.keys()).filter(({ url }) => new RegExp(source).test(new URL(url).pathname));
          for (const request of found)
            await cache.put(request, new Response(text, { headers: { 'content-type': kind } }));
          return found.length;
        }),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    },
    [part.source, type, body] as const,
  );
