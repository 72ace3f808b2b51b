import type { Page } from '@playwright/test';

/** What a call gets in place of its answer. */
export const spoiled = {
  'too often': {
    status: 429,
    headers: { 'retry-after': '20' },
    contentType: 'application/json',
    body: '{"message":"Too Many Attempts."}',
  },
  down: { status: 503, contentType: 'text/html', body: '<!doctype html><h1>503 Service Unavailable</h1>' },
  'session over': {
    status: 200,
    contentType: 'application/json',
    body: '{"type":"999","message":"Please log in again."}',
  },
} as const;

export interface SpoiledCall {
  /** How often it was asked. */
  readonly asked: () => number;
  readonly heal: () => Promise<void>;
}

/** From now on a call, by its path below the base, gets something else. */
export async function spoil(page: Page, path: string, how: keyof typeof spoiled): Promise<SpoiledCall> {
  let asked = 0;
  const address = `**/api${path}`;
  await page.route(address, async (route) => {
    asked += 1;
    await route.fulfill(spoiled[how]);
  });
  return { asked: () => asked, heal: () => page.unroute(address) };
}
