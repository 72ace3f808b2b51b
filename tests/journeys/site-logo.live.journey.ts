import type { Page } from '@playwright/test';
import { open } from './support/pages.ts';
import { expect, test } from './support/world.ts';

/** What the site says of itself, with this logo. */
async function wearLogo(page: Page, logo: string): Promise<void> {
  await page.route('**/api/getSiteConfig*', (route) =>
    route.fulfill({ json: { type: 'ok', message: { site_name: 'Example Exchange', site_logo: logo } } }),
  );
}

const logo = (page: Page) => page.getByRole('img', { name: 'Example Exchange' });
const ownMark = (page: Page) => page.locator('svg[viewBox="0 0 48 48"]');
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="300" height="60" fill="#000"/></svg>';

/** Where the first field of the form stands, and how far the row above the page reaches. */
const placesOn = (page: Page) =>
  page.evaluate(() =>
    ['header', 'form', 'main section'].map((name) => document.querySelector(name)?.getBoundingClientRect().top),
  );

/** Logos that are not worn. */
const wrongLogos = {
  'on another host': 'https://elsewhere.example/logo.png',
  'that stands in its address': 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  'that is not there': '/upload/nothing.png',
} as const;

test('R11: home and login wear the logo of the site, in a place that was kept for it; one of another host, in its own address or missing leaves our own mark', async ({
  page,
  world,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [what, address] of Object.entries(wrongLogos))
    await test.step(`R11: a logo ${what} leaves our own mark in its place`, async () => {
      await wearLogo(page, address);
      await open(page, world, '/pages/common/login');
      await expect(ownMark(page)).toBeVisible();
      await expect(page).toHaveTitle(/Example Exchange/);
      await expect(logo(page)).toHaveCount(0);
      expect(asked.filter((url) => url.includes('elsewhere'))).toEqual([]);
      await page.goto('about:blank');
    });
  await test.step('R11: home and login wear the logo of the site, in a place that was kept for it', async () => {
    await wearLogo(page, '/upload/logo.svg');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/upload/logo.svg', async (route) => {
      await held;
      await route.fulfill({ contentType: 'image/svg+xml', body: drawing });
    });
    await open(page, world, '/pages/common/login');
    const mark = ownMark(page);
    await expect(mark).toBeVisible();
    await expect(logo(page)).toHaveCount(0);
    const before = await placesOn(page);
    release();
    await expect(logo(page)).toBeVisible();
    await expect(mark).toHaveCount(0);
    expect(await placesOn(page)).toEqual(before);
    await open(page, world, '/');
    await expect(page.locator('header').getByRole('img', { name: 'Example Exchange' })).toBeVisible();
  });
});
