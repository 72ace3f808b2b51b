import type { Page } from '@playwright/test';
import { stopOf, tabTo } from './support/keyboard.ts';
import { signedInTrade } from './support/pages.ts';
import { expect, test } from './support/world.ts';

async function typeOrder(page: Page, price: string): Promise<void> {
  await tabTo(page, /^price$/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(price);
  await tabTo(page, /^size$/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('0.01');
  await tabTo(page, /^Buy 0\.01\sBTC$/);
  await page.keyboard.press('Enter');
}

test('E22, OE4, H15: an order is placed and cancelled by keyboard alone, the focus starts on the way out where one is asked twice, and the first key skips to the content', async ({
  page,
  world,
}) => {
  const trade = await signedInTrade(page, world);
  await test.step('E22: an order is placed and cancelled by keyboard alone', async () => {
    await typeOrder(page, '50000');
    await expect(trade.sheet).toBeVisible();
    await expect(trade.place).toBeFocused();
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await stopOf(page)).toMatchObject({ isInDialog: true });
    }
    await page.keyboard.press('Escape');
    await expect(trade.sheet).toHaveCount(0);
    await expect(trade.submit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(trade.place).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(trade.pendingRows).toHaveCount(1);
    await tabTo(page, /^Cancel the order to/);
    await page.keyboard.press('Enter');
    await expect(trade.pendingRows).toHaveCount(0);
  });
  await test.step('OE4, H15: where an order is asked about twice, the focus starts on the way out', async () => {
    await typeOrder(page, '90000');
    await expect(trade.sheet.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(trade.sheet).toHaveCount(0);
    await expect(trade.submit).toBeFocused();
    await expect(trade.pendingRows).toHaveCount(0);
  });
  await test.step('E22: the first key skips to the content', async () => {
    await page.reload();
    await expect(trade.ticket).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});
