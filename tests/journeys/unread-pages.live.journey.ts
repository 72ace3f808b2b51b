import type { Page } from '@playwright/test';
import { open, signIn } from './support/pages.ts';
import { settle } from './support/walk.ts';
import { expect, test } from './support/world.ts';

/** How far the parts of a page moved by themselves since this was called last, as browsers count it. */
async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const moves: number[] = [];
    Object.assign(globalThis, { moves });
    const isOwn = (entry: PerformanceEntry): entry is PerformanceEntry & { readonly value: number } => 'value' in entry;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (isOwn(entry)) moves.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(() => {
      const { moves = [] } = globalThis as { moves?: number[] };
      return moves.splice(0).reduce((sum, move) => sum + move, 0);
    });
}

test('home that could not be read keeps its ways and its heads, asks a server that fails no more than twice, and is whole when it answers', async ({
  page,
  world,
}) => {
  await signIn(page, world);
  await settle(page);
  let menus = 0;
  await page.route('**/api/**', (route) => {
    if (route.request().url().includes('/api/menu')) menus += 1;
    return route.fulfill({ status: 500 });
  });
  await open(page, world, '/');
  const ways = page.getByRole('navigation', { name: 'What you can do' });
  await expect(ways.getByRole('link', { name: 'Deposit' })).toBeVisible();
  await expect(ways.getByRole('link', { name: 'Support' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Gainers' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All assets' })).toBeVisible();
  await expect(page.getByText(/^Your balances could not be loaded/)).toBeVisible();
  await expect(page.getByText(/^The market could not be loaded/)).toBeVisible();
  await expect(page.getByText(/This page could not be loaded/)).toHaveCount(0);
  expect(menus).toBeLessThan(3);
  await page.unroute('**/api/**');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /^BTC\/USDT, / }).first()).toBeVisible();
});

for (const [name, path, sign] of [
  ['loans', '/pages/common/borrowing', /^Borrow up to/],
  ['purchases', '/pages/common/c2c', 'You send'],
] as const) {
  test(`what is in sight of ${name} stays in its place when late answers come`, async ({ page, world }) => {
    await signIn(page, world);
    await settle(page);
    const held: (() => void)[] = [];
    let isHeld = true;
    await page.route('**/api/**', async (route) => {
      if (isHeld) await new Promise<void>((go) => held.push(go));
      await route.continue();
    });
    await page.evaluate((to) => {
      location.hash = to;
    }, path);
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' }).first()).toBeVisible();
    const moved = await watchMoves(page);
    // What a tap moves within half a second is not counted: nothing was tapped here.
    isHeld = false;
    for (const go of held) go();
    await expect(page.getByText(sign).first()).toBeVisible();
    await settle(page);
    expect(await moved()).toBeLessThan(0.1);
  });
}
