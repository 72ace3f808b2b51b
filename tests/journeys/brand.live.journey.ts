import type { CDPSession, Page } from '@playwright/test';
import { open } from './support/pages.ts';
import { goTo } from './support/walk.ts';
import { expect, test } from './support/world.ts';

const drawing = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="18" fill="${colour}"/></svg>`)}`;

const brand = {
  name: 'Acme Markets',
  shortName: 'Acme',
  marks: { dark: drawing('#e4007f'), light: drawing('#900050') },
  accent: '#e4007f',
};

interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

const manifestOf = async (
  browser: CDPSession,
): Promise<{ errors: readonly unknown[]; manifest: Manifest | undefined }> => {
  const { errors, data } = await browser.send('Page.getAppManifest');
  return { errors, manifest: data === undefined || data === '' ? undefined : (JSON.parse(data) as Manifest) };
};

test('E20: a page of a brand bears its name and mark everywhere, and is installed with them when the person asks', async ({
  page,
  world,
}) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { brand } }));
  await open(page, world, '/');
  await expect(page).toHaveTitle(/Acme Markets/);
  await expect(page.locator('header').getByRole('img', { name: 'Acme Markets' })).toBeVisible();
  await expect(page.getByText('BTC').first()).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  await expect.poll(async () => (await manifestOf(browser)).manifest?.name).toBe('Acme Markets');
  const { errors, manifest } = await manifestOf(browser);
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({
    short_name: 'Acme',
    start_url: `${world.address}/`,
    shortcuts: [{ name: 'Trade' }, { name: 'Assets', url: `${world.address}/#/pages/fund/assets` }],
  });
  const drawn = await page.evaluate(
    async (sources) =>
      Promise.all(
        sources.map(async (source) => {
          const picture = new Image();
          picture.src = source;
          await picture.decode();
          const canvas = document.createElement('canvas');
          canvas.width = picture.naturalWidth;
          canvas.height = picture.naturalHeight;
          const pen = canvas.getContext('2d');
          pen?.drawImage(picture, 0, 0);
          const [red, green, blue] = pen?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [];
          return { size: `${canvas.width}x${canvas.height}`, middle: [red, green, blue] };
        }),
      ),
    (manifest?.icons ?? []).map(({ src }) => src),
  );
  const isLight = await page.evaluate(() => document.documentElement.dataset['theme'] === 'light');
  const middle = isLight ? [0x90, 0x00, 0x50] : [0xe4, 0x00, 0x7f];
  expect(drawn).toEqual(['192x192', '512x512', '512x512'].map((size) => ({ size, middle })));
  await goTo(page, '/pages/setting/setting?section=device');
  const install = page.getByRole('button', { name: 'Install' });
  await expect(page.getByRole('heading', { name: 'Safety phrase' })).toBeVisible();
  await expect(install).toHaveCount(0);
  await page.evaluate(() => {
    const question = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(question, { prompt: async () => void (document.body.dataset['asked'] = 'yes') });
    window.dispatchEvent(question);
  });
  await install.click();
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes');
  await expect(install).toHaveCount(0);
  await expect(page.getByText('Tandem')).toHaveCount(0);
});

/** How the page stands in the brand's font, and how far anything has jumped since it was drawn. */
const typeOf = (page: Page) =>
  page.evaluate(async () => {
    const face = [...document.fonts].find(({ family }) => family === 'brand');
    await face?.load().catch(() => undefined);
    const jumps = new PerformanceObserver(() => undefined);
    jumps.observe({ type: 'layout-shift', buffered: true });
    const moved = jumps.takeRecords().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
    jumps.disconnect();
    return { status: face?.status, first: getComputedStyle(document.body).fontFamily.split(',').slice(0, 2), moved };
  });

test('E20: a brand’s font lies beside config.json, and the policy lets it; without the file the families stand, and nothing jumps', async ({
  page,
  world,
  problems,
}) => {
  const font = { family: 'DejaVu Serif', file: 'brand/font.woff2' };
  await page.route('**/config.json', (route) => route.fulfill({ json: { brand: { font } } }));
  await page.route('**/brand/font.woff2', (route) => route.fulfill({ path: 'src/core/ui/type/inter-turkish.woff2' }));
  await open(page, world, '/');
  await expect(page.getByText('BTC').first()).toBeVisible();
  expect(await typeOf(page)).toMatchObject({ status: 'loaded', first: ['brand', ' "DejaVu Serif"'] });
  await page.unroute('**/brand/font.woff2');
  await page.route('**/brand/font.woff2', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(page.getByText('BTC').first()).toBeVisible();
  const { status, moved } = await typeOf(page);
  expect(status).toBe('error');
  expect(moved).toBeLessThan(0.02);
  problems.splice(0, problems.length, ...problems.filter((text) => !text.includes('404')));
});
