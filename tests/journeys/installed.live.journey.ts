import { open, signIn } from './support/pages.ts';
import { installedMs, longWalkMs } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: longWalkMs });

test('H21: the live build starts from its copy; calls, the configuration and uploaded pictures come from their hosts and are in no copy', async ({
  page,
  world,
}) => {
  await signIn(page, world);
  await open(page, world, '/pages/market/market');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: installedMs });
  const copied: string[] = [];
  const called: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    (response.fromServiceWorker() ? copied : called).push(pathname);
  });
  await page.reload();
  await expect(page.getByText('BTC').first()).toBeVisible();
  // A picture of a person's document, opened again.
  await page.evaluate(async (path) => (await fetch(path)).arrayBuffer(), `/upload/${'a'.repeat(32)}.jpg`);
  await expect.poll(() => called.some((path) => path.startsWith('/upload/'))).toBe(true);
  expect(copied).toContain('/');
  expect(copied.filter((path) => /^\/assets\/(index|frame|style)-/.test(path)).length).toBeGreaterThan(2);
  expect(called.filter((path) => path.startsWith('/api/')).length).toBeGreaterThan(0);
  expect(copied.filter((path) => /^\/(api|socket\.io|upload)\//.test(path))).toEqual([]);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !/^\/(assets\/.+|config\.json)?$/.test(path))).toEqual([]);
});
