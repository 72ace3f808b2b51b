import type { Page } from '@playwright/test';
import { brandFindings } from '../../scripts/brand-file.ts';
import { pageWithBrand } from '../../src/core/brand/page-with-brand.ts';
import { addresses, goToAddress } from './support/addresses.ts';
import { findingsInBothThemes } from './support/axe.ts';
import { inventedBrands, type InventedBrand } from './support/invented-brands.ts';
import { problemsOfRoom } from './support/clipped-texts.ts';
import { ownNameOn } from './support/own-name.ts';
import { longWalkMs, signInToWalk } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** The demo as it is built with this brand: the same scripts, and the block in its page. */
async function wear(page: Page, address: string, brand: InventedBrand): Promise<void> {
  await page.route(
    (url) => url.origin === address && url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      // A demo that is built with a brand has no manifest beside it: the page makes its own.
      const ours = (await response.text()).replace(/<link rel="manifest"[^>]*>/, '');
      await route.fulfill({ response, body: pageWithBrand(ours, brand) });
    },
  );
}

/** What the browser would install. */
async function manifestOf(page: Page): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  await expect.poll(async () => (await browser.send('Page.getAppManifest')).data ?? '').not.toBe('');
  return (await browser.send('Page.getAppManifest')).data ?? '';
}

for (const brand of inventedBrands)
  test(`E20: every address in both themes as ${brand.name}: usable by everybody, nothing clipped, and never our name`, async ({
    page,
    world,
  }) => {
    test.setTimeout(3 * longWalkMs);
    expect(brandFindings({ brand })).toEqual([]);
    await wear(page, world.address, brand);
    await signInToWalk(page, world, 'positions');
    await expect(page).toHaveTitle(new RegExp(brand.name));
    const manifest = await manifestOf(page);
    expect(manifest).toContain(brand.name);
    expect(manifest).not.toMatch(/tandem/i);
    const wrong: string[] = [];
    for (const path of addresses) {
      await goToAddress(page, path);
      wrong.push(...(await ownNameOn(page)).map((text) => `${path}: says “${text}”`));
      wrong.push(...(await problemsOfRoom(page, path)));
      wrong.push(...(await findingsInBothThemes(page, world, path)));
    }
    expect(wrong).toEqual([]);
  });
