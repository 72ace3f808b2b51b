import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { TradePage, open, signIn } from './support/pages.ts';
import { lastResort, loadAgain, wrongWorker } from './support/poisoned-copy.ts';
import { installedMs, longWalkMs } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: longWalkMs });

const copied = (page: Page): Promise<void> =>
  page
    .waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: installedMs })
    .then(() => undefined);

const notice = (page: Page) => page.getByText('A new version is ready');

/** A host whose files can be replaced, as by a deployment of a newer build. */
async function withHost(
  act: (host: {
    address: string;
    renew: (mark: string) => Promise<void>;
    /** Puts a wrong worker in the place of the right one, until it is mended. */
    spoil: () => Promise<void>;
    mend: () => Promise<void>;
  }) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-host-'));
  await cp('dist/demo', folder, { recursive: true });
  const site = await serve({ folder, port: 0 });
  const renew = async (mark: string): Promise<void> => {
    const page = await readFile('dist/demo/index.html', 'utf8');
    const newer = page.replace('<html', `<html data-version="${mark}"`);
    await writeFile(join(folder, 'index.html'), newer);
    // Another list is another version.
    const worker = await readFile('dist/demo/service-worker.js', 'utf8');
    const digest = createHash('sha256').update(newer).digest('base64url');
    const list = worker
      .replace(/"version":"[\w-]+"/, `"version":"${mark}"`)
      .replace(/"\.\/":"[\w-]+"/, `"./":"${digest}"`);
    await writeFile(join(folder, 'service-worker.js'), list);
  };
  const worker = join(folder, 'service-worker.js');
  const spoil = (): Promise<void> => writeFile(worker, wrongWorker.body);
  const mend = (): Promise<void> => cp('dist/demo/service-worker.js', worker);
  try {
    await act({ address: site.address, renew, spoil, mend });
  } finally {
    site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const askHost = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

test('DM1: after the first visit the demo starts, opens deep links and trades without its host', async ({ page }) => {
  const site = await serve({ folder: 'dist/demo', port: 0 });
  const world = { address: site.address };
  await signIn(page, world);
  await copied(page);
  site.close();
  await page.goto('about:blank');
  const trade = new TradePage(page);
  await trade.open(world);
  await trade.fillLimit({ price: '1000', amount: '0.01' });
  await trade.send();
  await expect(trade.pendingRows).toHaveCount(1);
  await page.reload();
  await expect(trade.pendingRows).toHaveCount(1);
  await open(page, world, '/pages/setting/setting');
  await expect(page.getByText('Offline demo, no network')).toBeVisible();
});

test('R2: when the demo cannot start one tap puts its worker and copies away; its world and the login stay', async ({
  page,
  problems,
}) => {
  await withHost(async ({ address, spoil, mend }) => {
    const world = { address };
    await signIn(page, world);
    await copied(page);
    const trade = new TradePage(page);
    await trade.open(world);
    await trade.fillLimit({ price: '1000', amount: '0.01' });
    await trade.send();
    await expect(trade.pendingRows).toHaveCount(1);
    await spoil();
    await askHost(page);
    // The one that is wrong takes over by itself.
    await page.waitForFunction(async () => {
      const found = await navigator.serviceWorker.getRegistration();
      return found?.installing === null && found.waiting === null && found.active?.state === 'activated';
    });
    await page.reload();
    await expect(lastResort(page)).toBeVisible();
    problems.splice(0);
    await mend();
    await loadAgain(page).click();
    await expect(trade.pendingRows).toHaveCount(1);
    await copied(page);
  });
});

/** Name, start, and an icon for every launcher. */
async function canBeInstalled(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest: unknown = JSON.parse(data ?? '');
  expect(manifest).toMatchObject({ name: 'Tandem demo', start_url: './', display: 'standalone' });
  const { icons } = manifest as { icons: { src: string; sizes: string; purpose: string }[] };
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) {
    const drawn = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(drawn).toBe(sizes);
  }
}

test('E20: the hosted demo can be installed; a newer version asks first, waits while a ticket is open or anything is typed, and starts when told', async ({
  page,
}) => {
  await withHost(async ({ address, renew }) => {
    const world = { address };
    const version = page.locator('html');
    await signIn(page, world);
    await copied(page);
    await test.step('it can be installed: name, start, colours, icons for every launcher', () => canBeInstalled(page));
    const trade = new TradePage(page);
    await trade.open(world);
    await trade.fillLimit({ price: '1234', amount: '0.5' });
    await renew('newer');
    await askHost(page);
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
    // Longer than the page takes to look for a quiet moment.
    await page.waitForTimeout(1500);
    await expect(notice(page)).toHaveCount(0);
    await expect(trade.amountField).toHaveValue('0.5');
    await expect(version).not.toHaveAttribute('data-version');

    await open(page, world, '/pages/market/market');
    await expect(notice(page)).toBeVisible();
    await page.reload();
    await expect(version).not.toHaveAttribute('data-version');
    await expect(notice(page)).toBeVisible();
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect(version).toHaveAttribute('data-version', 'newer');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
});
