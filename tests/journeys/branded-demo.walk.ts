import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '../../scripts/serve.mjs';
import { installedMs, longWalkMs } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: longWalkMs });

const drawing = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="18" fill="${colour}"/></svg>`;

const brand = {
  name: 'Acme Markets',
  shortName: 'Acme',
  marks: { dark: 'brand/dark.svg', light: 'brand/light.svg' },
  font: { family: 'Georgia, serif', file: 'brand/acme.woff2' },
  order: { home: ['news', 'market'], tabs: ['assets', 'market'], products: ['nft'] },
  texts: { en: { 'home.login': 'Come in' } },
};

let folder = '';
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'acme-'));
  await mkdir(join(folder, 'brand'));
  await writeFile(join(folder, 'brand/dark.svg'), drawing('#e4007f'));
  await writeFile(join(folder, 'brand/light.svg'), drawing('#900050'));
  await copyFile('src/core/ui/type/inter-turkish.woff2', join(folder, 'brand/acme.woff2'));
  await writeFile(join(folder, 'brand.json'), JSON.stringify(brand));
});
test.afterEach(() => rm(folder, { recursive: true }));

/** Our own name in a page but for its scripts and its policy, where no person sees it: docs/brand.md. */
const ownNameIn = (page: string): readonly string[] =>
  page.replaceAll(/<script[\s\S]*?<\/script>|trusted-types tandem-worker/g, '').match(/.{0,40}tandem.{0,40}/gi) ?? [];

/** The digest of each script of a build by its path; the worker has the list of what lies beside it in itself. */
async function scriptsOf(build: string): Promise<Readonly<Record<string, string>>> {
  const paths = (await readdir(build, { recursive: true })).filter((path) => path.endsWith('.js')).toSorted();
  const digest = async (path: string): Promise<string> =>
    createHash('sha256')
      .update(await readFile(join(build, path)))
      .digest('hex');
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await digest(path)] as const)));
}

test('E20: a hosted demo that was built with a brand bears its name, mark, font and order, has what lies beside the block, and starts again without its host', async ({
  page,
  context,
}) => {
  const built = join(folder, 'demo');
  const { stderr } = await promisify(execFile)(
    'node_modules/.bin/vite',
    ['build', '--mode', 'demo', '--outDir', built, '--emptyOutDir'],
    { env: { ...process.env, TANDEM_BRAND: join(folder, 'brand.json') } },
  );
  expect(stderr).not.toContain('TANDEM_BRAND');
  expect((await readdir(join(built, 'brand'))).toSorted()).toEqual(['acme.woff2', 'dark.svg', 'light.svg']);
  expect((await readdir(built, { recursive: true })).filter((name) => /tandem/i.test(name))).toEqual([]);
  expect(ownNameIn(await readFile(join(built, 'index.html'), 'utf8'))).toEqual([]);
  // A brand is data: every script is that of the demo without one.
  const { 'service-worker.js': _worker, ...scripts } = await scriptsOf(built);
  const { 'service-worker.js': _ours, ...own } = await scriptsOf('dist/demo');
  expect(Object.keys(own).length).toBeGreaterThan(100);
  expect(scripts).toEqual(own);

  const site = await serve({ folder: built, port: 0 });
  const name = page.locator('header').getByRole('img', { name: 'Acme Markets' });
  const tabs = page.getByRole('navigation', { name: 'Main areas' }).getByRole('link');
  await test.step('name, mark, order and words', async () => {
    await page.goto(site.address);
    await expect(page).toHaveTitle('Home · Demo · Acme Markets');
    await expect(name).toBeVisible();
    await expect(page.getByRole('link', { name: 'Come in' })).toBeVisible();
    await expect(tabs).toHaveText(['Assets', 'Market', 'Home', 'Trade', 'Practice', 'Finance']);
    await expect(page.getByText('BTC').first()).toBeVisible();
    expect(await name.evaluate((mark) => mark instanceof HTMLImageElement && mark.naturalWidth > 0)).toBe(true);
    expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('brand/dark.svg');
  });
  const fontOf = () =>
    page.evaluate(() => [...document.fonts].find(({ family }) => family === 'brand')?.status ?? 'missing');
  await expect.poll(fontOf).toBe('loaded');
  await test.step('what is installed', async () => {
    const browser = await context.newCDPSession(page);
    await expect.poll(async () => (await browser.send('Page.getAppManifest')).data ?? '').not.toBe('');
    const { data = '', errors } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data)).toMatchObject({ name: 'Acme Markets · Demo', short_name: 'Acme · Demo' });
    expect(data).not.toMatch(/tandem/i);
  });
  await test.step('our name is nowhere, on the pages that name the product', async () => {
    for (const path of ['pages/setting/setting?section=version', 'pages/common/aboutus', 'pages/common/register']) {
      await page.goto(`${site.address}/#/${path}`);
      await expect(page).toHaveTitle(/· Acme Markets$/);
      await expect(page.locator('[class*="skeleton"], [class*="loading"]')).toHaveCount(0);
      expect(ownNameIn(await page.locator('body').innerText())).toEqual([]);
    }
  });
  await test.step('the studio without a name shows the last one', async () => {
    await page.goto(`${site.address}/#/studio`);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('');
    await expect(page.getByText('The name is missing')).toBeVisible();
    await page.getByRole('textbox', { name: 'Accent', exact: true }).fill('#e4007f');
    const shown = page.frameLocator('iframe').locator('body');
    await expect(shown.getByText('Acme').first()).toBeVisible();
    expect(ownNameIn(await shown.innerText())).toEqual([]);
    await page.goto(`${site.address}/#/`);
  });
  await test.step('without its host, from its copy: also what lay beside the block', async () => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: installedMs });
    site.close();
    await page.goto(`${site.address}/#/`);
    await page.reload();
    await expect(page).toHaveTitle('Home · Demo · Acme Markets');
    expect(await name.evaluate((mark) => mark instanceof HTMLImageElement && mark.naturalWidth > 0)).toBe(true);
    await expect.poll(fontOf).toBe('loaded');
  });
});
