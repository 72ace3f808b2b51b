import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addresses, goToAddress } from './support/addresses.ts';
import { inventedBrands } from './support/invented-brands.ts';
import { startLive } from './support/live-site.ts';
import { ownNameOn, recordWhatLeaves } from './support/own-name.ts';
import { open, walkSignIn } from './support/pages.ts';
import { closeSheet, goTo, installedMs, longWalkMs } from './support/walk.ts';
import { expect, test as base } from './support/world.ts';

const [brand] = inventedBrands;
const home = '/pages/setting/setting';

/** The live build as an operator hosts it: its files as they are built, and a block in `config.json`. */
const test = base.extend({
  world: async ({ page }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'acme-live-'));
    await cp('dist/live', folder, { recursive: true });
    const settings: unknown = JSON.parse(await readFile('dist/live/config.json', 'utf8'));
    await writeFile(join(folder, 'config.json'), JSON.stringify({ ...Object(settings), serverTimeZone: 'UTC', brand }));
    const { address, presenter, close } = await startLive({ pushes: 'socket.io 4', hasPast: true, folder });
    await use({ kind: 'live', address, presenter, calls: () => undefined });
    await page.close();
    await close();
    await rm(folder, { recursive: true });
  },
});
test.use({ actionTimeout: 45_000, colorScheme: 'dark', viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: longWalkMs });

/** What the sandbox says of itself, as any server may: addresses of its persons, and an article of its operator. */
const wordsOfServer = /\S*tandem\.test\S*|Tandem is one set of trading screens/g;
const found = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => /tandem/i.test(text.replaceAll(wordsOfServer, '')));

async function walkAddresses(page: Page): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const path of addresses) {
    await goToAddress(page, path);
    wrong.push(...found(await ownNameOn(page)).map((text) => `${path}: says “${text}”`));
  }
  return wrong;
}

test('E20: no file of the live build is named after the product', async () => {
  const names = await readdir('dist/live', { recursive: true });
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => /tandem/i.test(name))).toEqual([]);
});

test('E20: no address of a branded live page says our name to a visitor', async ({ page, world }) => {
  await open(page, world, '/');
  await expect(page).toHaveTitle(new RegExp(brand?.name ?? ''));
  expect(await walkAddresses(page)).toEqual([]);
});

test('E20: no address of a branded live page says our name to a person who has signed in', async ({ page, world }) => {
  await walkSignIn(page, world, home);
  expect(await walkAddresses(page)).toEqual([]);
});

test('E20: nothing that leaves a branded live page bears our name: files, pictures, copies, the installed page', async ({
  page,
  world,
}) => {
  const whatLeft = await recordWhatLeaves(page);
  await walkSignIn(page, world, home);
  const browser = await page.context().newCDPSession(page);
  await expect.poll(async () => (await browser.send('Page.getAppManifest')).data ?? '').toContain(brand?.name);
  expect((await browser.send('Page.getAppManifest')).data).not.toMatch(/tandem/i);
  await test.step('the journal', async () => {
    await goTo(page, '/journal');
    for (const name of ['Table (CSV)', 'Statement', 'Koinly', 'CoinTracking']) {
      await page.getByRole('button', { name: 'Save as a file' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('list', { name: 'Save as a file' }).getByRole('button', { name }).click();
      const file = await download;
      const text = await readFile(await file.path(), 'utf8');
      expect(text.length).toBeGreaterThan(100);
      expect(`${file.suggestedFilename()}\n${text}`.match(/.{0,40}tandem.{0,40}/gi)).toBeNull();
    }
    await page.getByRole('button', { name: 'Share results' }).click();
    const sheet = page.getByRole('dialog', { name: 'Picture to share' });
    await expect(sheet.getByRole('img')).toBeVisible();
    const picture = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Save picture' }).click();
    expect((await picture).suggestedFilename()).not.toMatch(/tandem/i);
    await closeSheet(page);
  });
  await test.step('bills and the help report', async () => {
    await goTo(page, '/pages/setting/bill');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Save the file' }).click();
    const file = await download;
    expect(`${file.suggestedFilename()}\n${await readFile(await file.path(), 'utf8')}`).not.toMatch(/tandem/i);
    await closeSheet(page);
    await goTo(page, '/pages/kefu/index?report=open');
    const report = page.getByRole('dialog', { name: 'Help report' });
    await report.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Report copied', { exact: true })).toBeVisible();
    await closeSheet(page);
  });
  const left = await whatLeft();
  // The picture of the results is drawn text by text.
  expect(left.join('\n')).toContain(brand?.name);
  expect(found(left)).toEqual([]);
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('E20: a branded live page that is offline, or cannot start, does not say our name', async ({
    page,
    world,
    context,
    problems,
  }) => {
    await walkSignIn(page, world, '/pages/market/market');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: installedMs });
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('You are offline').filter({ visible: true })).toBeVisible();
    expect(found(await ownNameOn(page))).toEqual([]);
    await context.setOffline(false);
    await page.evaluate(async () => {
      for (const registered of await navigator.serviceWorker.getRegistrations()) await registered.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.route('**/assets/frame-*.js', (route) => route.fulfill({ status: 404, body: 'not found' }));
    await page.reload();
    await expect(page.getByText('The app could not start')).toBeVisible();
    expect(found(await ownNameOn(page))).toEqual([]);
    // The browser says itself which files it did not get.
    problems.splice(0);
  });
});
