import type { Locator, Page } from '@playwright/test';
import { clippedTexts, sidewaysScroll } from './support/clipped-texts.ts';
import { OptionsPage, TradePage, open } from './support/pages.ts';
import { goTo, settle, signInToWalk } from './support/walk.ts';
import { expect, test } from './support/world.ts';

/** A row of the book may be replaced while it is measured: then the one that came is. */
async function boxOf(part: Locator): Promise<{ top: number; bottom: number; width: number }> {
  let box = await part.boundingBox();
  for (let again = 0; box === null && again < 10; again += 1) box = await part.boundingBox();
  if (box === null) throw new Error('it has no box');
  return { top: box.y, bottom: box.y + box.height, width: box.width };
}

test('chart, book, ticket and the head of the orders are in one look from 900 px on, and a message over an open sheet does not cover its buttons', async ({
  page,
  world,
}) => {
  await signInToWalk(page, world, 'orders');
  await test.step('chart, book, ticket and the head of the orders are in one look from 900 px on', async () => {
    const trade = new TradePage(page);
    for (const width of [900, 1024, 1100, 1179, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await trade.open(world);
      await settle(page);
      const chart = await boxOf(page.locator('main canvas').first());
      const book = await boxOf(page.getByRole('tab', { name: 'Book' }));
      const levels = await boxOf(page.getByRole('button', { name: /as the price/ }).last());
      const orders = await boxOf(page.getByRole('tab', { name: /^Pending/ }));
      expect([width, (await boxOf(page.locator('main [role="img"]').first())).width >= 350]).toEqual([width, true]);
      for (const part of [chart, book, levels, await boxOf(trade.submit), orders]) {
        expect([width, part.bottom <= 800]).toEqual([width, true]);
      }
      expect(await sidewaysScroll(page)).toBe(0);
      expect([width, ...(await clippedTexts(page))]).toEqual([width]);
    }
  });
  await test.step('a message over an open sheet does not cover its buttons', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, world, '/pages/moni/currency_order?symbol=BTC/USDT');
    await settle(page);
    for (const size of [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await page.locator('main li button').first().click();
      const copy = page.getByRole('button', { name: 'Copy details' });
      const button = await copy.elementHandle();
      await copy.click();
      // At the first moment at which it stands there: it goes by itself.
      const place = await page.waitForFunction((covered) => {
        const message = document.querySelector('[data-toast]');
        if (message === null || !message.checkVisibility()) return undefined;
        const [one, other] = [message.getBoundingClientRect(), covered?.getBoundingClientRect()];
        return other === undefined || (one.bottom > other.top && one.top < other.bottom) ? 'over it' : 'beside it';
      }, button);
      expect(await place.jsonValue()).toBe('beside it');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.waitForFunction(() => !('sheet' in Object(history.state)));
    }
  });
});

const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

test('L10: on a phone that is turned the chart of each product takes the screen, turned back the page stands as before; text of twice the size is neither clipped nor makes the page scroll sideways', async ({
  page,
  world,
}) => {
  await signInToWalk(page, world);
  await test.step('L10: on a phone that is turned the chart of each product takes the screen, and turned back the page stands as before', async () => {
    for (const path of ['currency?', 'contract?', 'index?product=seconds&']) {
      await page.setViewportSize({ width: 390, height: 844 });
      await goTo(page, `/pages/transaction/${path}symbol=BTC/USDT&view=chart`);
      const chart = page.getByRole('img', { name: /^BTC\/USDT, / });
      await expect(chart).toBeInViewport();
      const upright = await boxOf(chart);
      await page.setViewportSize({ width: 844, height: 390 });
      await expect.poll(async () => (await boxOf(chart)).width, { message: path }).toBeGreaterThan(844 * 0.9);
      const turned = await boxOf(chart);
      expect([path, turned.top >= 0, turned.bottom <= 390]).toEqual([path, true, true]);
      // More than half of the height is prices; periods and buttons share what is left. On the hub so do its tabs, and a
      // warning that stays in sight.
      expect((turned.bottom - turned.top) / 390, path).toBeGreaterThan(path.startsWith('index') ? 0.4 : 0.5);
      expect([path, await sidewaysScroll(page), ...(await clippedTexts(page))]).toEqual([path, 0]);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => boxOf(chart), { message: path }).toEqual(upright);
    }
  });
  await test.step('L10: text of twice the size is neither clipped nor makes the page scroll sideways', async () => {
    const problems: string[] = [];
    for (const path of [
      '/pages/transaction/currency?symbol=BTC/USDT',
      '/pages/transaction/currency?symbol=BTC/USDT&view=chart',
      '/pages/transaction/contract?symbol=BTC/USDT',
      '/pages/transaction/contract?symbol=BTC/USDT&view=chart',
      '/pages/transaction/index?product=seconds&symbol=BTC/USDT',
      '/pages/market/market',
      '/pages/fund/assets',
    ]) {
      await goTo(page, path);
      await enlarge(page);
      await settle(page);
      problems.push(...(await clippedTexts(page)).map((text) => `${path}: ${text}`));
      const sideways = await sidewaysScroll(page);
      if (sideways > 0) problems.push(`${path}: scrolls sideways by ${sideways}`);
    }
    expect(problems).toEqual([]);
  });
});

test('the error of an empty stake stands above the buttons on the smallest phone', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signInToWalk(page, world);
  const options = new OptionsPage(page);
  await options.open(world);
  await settle(page);
  const up = page.getByRole('button', { name: /^Up/ });
  await up.click();
  const wrong = page.getByText('Enter a stake.');
  await expect(wrong).toBeVisible();
  await expect(async () => expect((await boxOf(wrong)).bottom).toBeLessThanOrEqual((await boxOf(up)).top)).toPass({
    timeout: 5_000,
  });
});
