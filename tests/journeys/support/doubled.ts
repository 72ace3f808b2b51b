import { expect, type Locator, type Page } from '@playwright/test';
import type { DroppingWorld } from './dropping-world.ts';

const title = 'Carried out more than once';

/** What tells that one request was carried out more than once. */
export const doubledNotice = (page: Page): Locator => page.getByRole('alert').filter({ hasText: title });

/** The number that is told. */
export const toldDoubled = (page: Page, count: number): Promise<void> =>
  expect(doubledNotice(page)).toContainText(`Records that say the same: ${count}.`);

/** From the first write to `path` on nothing can be read from `list`, as in the middle of counting. Resolves with what ends that. */
export async function hideList(
  page: Page,
  world: DroppingWorld,
  { path, list }: { readonly path: string; readonly list: string },
): Promise<() => Promise<void>> {
  const hidden = (url: URL): boolean => url.pathname === `/api${list}`;
  await page.route(hidden, (route) => (world.arrived(path).length > 0 ? route.abort() : route.continue()));
  return () => page.unroute(hidden);
}

/** What is kept of requests whose outcome, or the count of what came of it, is open. */
export const keptRequests = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.sent.')));

/** Half a minute after its answer the last look is taken at what came of a request. */
export const countedWithinMs = 60_000;

/** Waits until nothing is kept of any request: each has its outcome, and what came of it is counted. */
export const isCounted = (page: Page): Promise<void> =>
  expect.poll(() => keptRequests(page), { timeout: countedWithinMs }).toEqual([]);
