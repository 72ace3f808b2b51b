import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { brandFindings } from '../../scripts/brand-file.ts';
import { findingsOn } from './support/axe.ts';
import { problemsOfRoom } from './support/clipped-texts.ts';
import { open } from './support/pages.ts';
import { expect, test } from './support/world.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="18" fill="#e4007f"/></svg>';

test('from a logo to a branded file: an operator makes a brand, sees it, and takes it along', async ({
  page,
  world,
  problems,
}) => {
  await open(page, world, '/studio');
  const preview = page.frameLocator('iframe');
  await test.step('what is typed is seen in the preview, and a mark that is no picture is refused', async () => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Acme Markets');
    await page.getByRole('textbox', { name: 'Short name' }).fill('Acme');
    const dark = page.getByRole('group', { name: 'Mark on dark ground' });
    const picture = dark.locator('input[type="file"]');
    await picture.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(dark).toContainText('No picture that can be used');
    await picture.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
    await expect(dark.locator('img')).toBeVisible();
    await expect(preview.locator('header').getByRole('img', { name: 'Acme Markets' })).toBeVisible();
    // What is refused takes the place of nothing.
    await picture.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(60_000) });
    await expect(dark).toContainText('The picture is too large: at most about 45 kB');
    await expect(dark.locator('img')).toHaveAttribute('src', /^data:image\/svg/);
  });
  await test.step('an accent that looks like the mark of practice is refused; a weak one is mended', async () => {
    const accent = page.getByRole('textbox', { name: 'Accent', exact: true });
    await accent.fill('#f2b84a');
    await expect(page.getByText(/Looks like the mark of practice/).first()).toBeVisible();
    await accent.fill('#e4007f');
    await expect(page.getByText(/^Dark: #[\da-f]{6}, contrast (?:4\.[5-9]|[5-9]|1\d)/)).toBeVisible();
  });
  await test.step('greys take a tint and texts a font, in the preview alone; what is no font is refused', async () => {
    const look = (html: Element) => {
      const style = getComputedStyle(html);
      return [style.getPropertyValue('--bg'), getComputedStyle(html.ownerDocument.body).fontFamily.split(',')[0]];
    };
    const [ground = ''] = await page.locator('html').evaluate(look);
    await page.getByRole('textbox', { name: 'Greys', exact: true }).fill('#0040ff');
    const font = page.getByRole('textbox', { name: 'Font', exact: true });
    await font.fill('Georgia; serif');
    await expect(page.getByText('Names of fonts with commas between them').first()).toBeVisible();
    await font.fill('Georgia, serif');
    await expect.poll(async () => (await preview.locator('html').evaluate(look))[1]).toBe('Georgia');
    const [tinted = ''] = await preview.locator('html').evaluate(look);
    expect(tinted).toMatch(/^#[\da-f]{6}$/);
    expect(tinted).not.toBe(ground);
    expect((await page.locator('html').evaluate(look))[0]).toBe(ground);
  });
  await test.step('a font file is worn by the preview, whatever the policy of the page; no font is refused', async () => {
    const group = page.getByRole('group', { name: 'Font file' });
    const file = group.locator('input[type="file"]');
    await file.setInputFiles({ name: 'font.woff2', mimeType: 'font/woff2', buffer: Buffer.from('no font') });
    await expect(group).toContainText('No font that can be used');
    await file.setInputFiles({ name: 'wide.ttf', mimeType: 'font/ttf', buffer: Buffer.alloc(160_000) });
    await expect(group).toContainText('The font is too large: at most about 150 kB');
    await file.setInputFiles('src/core/ui/type/inter-turkish.woff2');
    await expect(group).toContainText(/woff2, \d+ kB/);
    const worn = (html: Element) => {
      const face = [...html.ownerDocument.fonts].find(({ family }) => family === 'brand');
      return `${face?.status} ${getComputedStyle(html.ownerDocument.body).fontFamily.split(',')[0]}`;
    };
    await expect.poll(() => preview.locator('html').evaluate(worn)).toBe('loaded brand');
  });
  await test.step('tabs and finance products change places by buttons, which keep the focus', async () => {
    const tabs = page.getByRole('group', { name: 'Tabs', exact: true });
    const up = tabs.getByRole('button', { name: 'Move “Trade” up' });
    await up.press('Enter');
    await expect(up).toBeFocused();
    await expect(tabs.getByRole('status')).toHaveText('Trade: place 2 of 7');
    await up.press('Enter');
    await expect(tabs.getByRole('listitem').first()).toContainText('Trade');
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(preview.getByRole('navigation', { name: 'Main areas' }).getByRole('link').first()).toHaveText('Trade');
    const box = await up.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Move “NFT” up' }).click();
  });
  await test.step('a text is found by what stands on a page, and changed', async () => {
    await page.getByRole('textbox', { name: 'Find a text' }).fill('log in');
    await page.getByRole('button', { name: /\(home\.login\)$/ }).click();
    await page.getByRole('textbox', { name: 'Log in', exact: true }).fill('Come in');
    await expect(preview.getByText('Come in').first()).toBeVisible();
  });
  await test.step('any person, page, theme and language at once', async () => {
    await page.getByLabel('Person').selectOption('trader');
    await page.getByLabel('Page', { exact: true }).selectOption('/pages/fund/assets');
    await page.getByRole('radio', { name: 'Light' }).check({ force: true });
    await page.getByRole('region', { name: 'Preview' }).getByLabel('Language').selectOption('fra');
    await expect(preview.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(preview.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(preview.getByText('USDT').first()).toBeVisible();
    // Where the person goes within it is kept when the brand changes.
    await preview.getByRole('link', { name: 'Marchés', exact: true }).press('Enter');
    await expect(preview.getByRole('searchbox').or(preview.getByRole('tablist')).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Short name' }).fill('Acm');
    await expect(page.getByLabel('Page', { exact: true })).toHaveValue('/pages/market/market');
    // The person who makes the brand stays a visitor, in their own theme and language.
    expect(await page.evaluate(() => localStorage.getItem('tandem.in-browser.token'))).toBeNull();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
  await test.step('what was made outlives a reload, and what takes its place can be taken back', async () => {
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await page.reload();
    await expect(name).toHaveValue('Acme Markets');
    await page.getByRole('button', { name: 'Begin anew' }).click();
    await expect(name).toHaveValue('');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(name).toHaveValue('Acme Markets');
  });
  await test.step('the studio itself can be used by everybody, and fits the smallest phone', async () => {
    expect(await findingsOn(page, 'studio', { within: 'main [class*="_form_"]' })).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await problemsOfRoom(page, 'studio')).toEqual([]);
    // On a desktop form and preview scroll by themselves, and the page does not.
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
    await page.setViewportSize({ width: 360, height: 640 });
  });
  await test.step('H20: what the shown pages kept goes with the studio', async () => {
    const keptToken = () => page.evaluate(() => sessionStorage.getItem('tandem.preview.token'));
    await page.getByLabel('Person').selectOption('trader');
    await expect.poll(keptToken).not.toBeNull();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('BTC').first()).toBeVisible();
    await expect.poll(keptToken).toBeNull();
    await open(page, world, '/studio');
  });
  const folder = await mkdtemp(join(tmpdir(), 'studio-'));
  try {
    await test.step('one zip holds the configuration, its pictures, icons, and the demo as one file', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save as zip' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('acme-markets-brand.zip');
      const files = unzipSync(await readFile(await download.path()));
      expect(Object.keys(files).toSorted()).toEqual([
        'acme-markets-demo.html',
        'brand.json',
        'brand/dark.svg',
        'brand/font.woff2',
        'brand/light.svg',
        'config.json',
        'icons/180-touch.png',
        'icons/192.png',
        'icons/512-maskable.png',
        'icons/512.png',
      ]);
      const textOf = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
      expect(textOf('brand/dark.svg')).toBe(drawing);
      const config: unknown = JSON.parse(textOf('config.json'));
      expect(config).toMatchObject({
        brand: {
          name: 'Acme Markets',
          accent: '#e4007f',
          font: { family: 'Georgia, serif', file: 'brand/font.woff2' },
          order: { tabs: ['trade'] },
          texts: { en: { 'home.login': 'Come in' } },
        },
      });
      expect(brandFindings(config)).toEqual([]);
      await writeFile(join(folder, 'acme-markets-demo.html'), files['acme-markets-demo.html'] ?? '');
    });
    await test.step('a config.json that is opened comes back with its other settings, and pictures beside it are told', async () => {
      const settings = { apiBase: 'https://api.acme.example', products: { loans: false } };
      const brand = { name: 'Acme Two', marks: { dark: 'logo.png' } };
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Open a brand' }).click(),
      ]);
      const buffer = Buffer.from(JSON.stringify({ ...settings, brand }));
      await chooser.setFiles({ name: 'config.json', mimeType: 'application/json', buffer });
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Acme Two');
      await expect(page.getByText('The pictures of this brand lie beside the file.')).toBeVisible();
      await page.reload();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save as zip' }).click(),
      ]);
      const files = unzipSync(await readFile(await download.path()));
      expect(JSON.parse(strFromU8(files['config.json'] ?? new Uint8Array()))).toEqual({
        ...settings,
        brand: { name: 'Acme Two' },
      });
    });
    await test.step('that file is the demo in the brand, without our name', async () => {
      await page.goto(`${pathToFileURL(join(folder, 'acme-markets-demo.html')).href}#/`);
      await expect(page).toHaveTitle(/Acme Markets/);
      await expect(page.getByText('Come in').first()).toBeVisible();
      const face = () => page.evaluate(() => [...document.fonts].find(({ family }) => family === 'brand')?.status);
      await expect.poll(face).toBe('loaded');
      await expect(page.getByRole('navigation', { name: 'Main areas' }).getByRole('link').first()).toHaveText('Trade');
      await expect(page.getByText('Tandem')).toHaveCount(0);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
  // The one file is read in a frame that runs no script, as the browser says.
  const others = problems.filter((text) => !text.startsWith('Blocked script execution'));
  problems.splice(0, problems.length, ...others);
});
