import type { Page } from '@playwright/test';
import type { JourneyWorld } from './world.ts';

/** Sets the room that this browser really has for the demo; without a size as much as usual. Lasts as long as its session. */
export async function roomOf(page: Page, world: JourneyWorld): Promise<(quotaSize?: number) => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  const { origin } = new URL(world.address);
  return async (quotaSize) => {
    const size = quotaSize === undefined ? {} : { quotaSize };
    await devTools.send('Storage.overrideQuotaForOrigin', { origin, ...size });
  };
}

/** Fills the storage areas of the page to the last letter. */
export const fillAreas = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const area of [localStorage, sessionStorage]) {
      // A value grows into room that is too small for another key.
      let value = area.getItem('full') ?? '';
      for (let size = 1 << 20; size > 0; size >>= 1)
        try {
          for (;;) {
            area.setItem('full', value + 'x'.repeat(size));
            value += 'x'.repeat(size);
          }
        } catch {
          // The next smaller part.
        }
    }
  });
