import { open, signIn } from './support/pages.ts';
import { expect, test } from './support/world.ts';

test.use({ serviceWorkers: 'allow' });

test('the live build starts from its copy; calls and the configuration still come from their hosts', async ({
  page,
  world,
}) => {
  test.setTimeout(120_000);
  await signIn(page, world);
  await open(page, world, '/pages/market/market');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
  const copied: string[] = [];
  const called: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    (response.fromServiceWorker() ? copied : called).push(pathname);
  });
  await page.reload();
  await expect(page.getByText('BTC').first()).toBeVisible();
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
