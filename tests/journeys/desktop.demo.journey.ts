import type { Locator, Page } from '@playwright/test';
import { clippedTexts, sidewaysScroll } from './support/clipped-texts.ts';
import { contractDesk, openPosition } from './support/contract-desk.ts';
import { stopOf } from './support/keyboard.ts';
import { OptionsPage, open, signedInTrade } from './support/pages.ts';
import { settle } from './support/walk.ts';
import { expect, test } from './support/world.ts';

// A desktop: no fingers, a wide window, one dot of the screen for a pixel.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

/** Every part is in sight and lies over no other, areas and chart stand left of the ticket, and every text can be read. */
async function standApart(page: Page, parts: Readonly<Record<string, Locator>>): Promise<void> {
  await settle(page);
  for (const [name, part] of Object.entries(parts)) await expect(part, name).toBeInViewport();
  const standing = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => ({ name, element: await part.elementHandle() })),
  );
  // All at one moment.
  const boxes = await page.evaluate(
    (elements) =>
      elements.map(({ name, element }) => {
        const { left, top, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
        return { name, x: left, y: top, right, bottom };
      }),
    standing,
  );
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const isApart = one.right <= other.x || other.right <= one.x || one.bottom <= other.y || other.bottom <= one.y;
      expect(isApart, `${one.name} beside ${other.name}`).toBe(true);
    }
  }
  const leftOf = (name: string): number => boxes.find((box) => box.name === name)?.x ?? Number.NaN;
  expect(leftOf('areas')).toBeLessThan(leftOf('chart'));
  expect(leftOf('chart')).toBeLessThan(leftOf('ticket'));
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await clippedTexts(page)).toEqual([]);
}

const sharedParts = (page: Page) => ({
  areas: page.getByRole('navigation', { name: 'Main areas' }),
  chart: page.getByRole('img', { name: /^BTC\/USDT, / }),
});

test('E40: at 1280 × 800 the desks of contracts and timed options stand whole as well, with a position and an option open', async ({
  page,
  world,
}) => {
  const ticket = await contractDesk(page, world);
  await openPosition(page, { direction: 'Long', lots: '1' });
  await standApart(page, {
    ...sharedParts(page),
    book: page.getByRole('list', { name: 'Buy orders' }),
    ticket,
    orders: page.getByRole('tablist', { name: 'Contract orders' }),
  });
  const options = new OptionsPage(page);
  await open(page, world, '/pages/transaction/index?product=seconds&symbol=BTC/USDT');
  await options.start('Up', '10');
  await standApart(page, {
    ...sharedParts(page),
    ticket: options.stake,
    orders: page.getByRole('tablist', { name: 'Timed options' }),
  });
});

test('E40: at 1280 × 800 chart, book, ticket and orders stand side by side, Tab goes through them in the order in which they stand, and an order needs no mouse', async ({
  page,
  world,
}) => {
  const trade = await signedInTrade(page, world);
  await test.step('E40: at 1280 × 800 chart, book, ticket and orders stand side by side, and none over another', async () => {
    await standApart(page, {
      ...sharedParts(page),
      book: page.getByRole('list', { name: 'Buy orders' }),
      ticket: trade.ticket,
      orders: page.getByRole('tablist', { name: 'Orders' }),
    });
  });
  await test.step('E40: at a desk, Tab goes through the parts in the order in which they stand, and an order needs no mouse', async () => {
    await expect(page.getByRole('img', { name: /^BTC\/USDT, / })).toBeVisible();
    await settle(page);
    await page.getByRole('main').focus();
    const parts: string[] = [];
    for (
      let presses = 0;
      presses < 120 && !(await trade.submit.evaluate((one) => one === document.activeElement));
      presses += 1
    ) {
      await page.keyboard.press('Tab');
      const stop = await stopOf(page);
      expect(stop.isBrowser || stop.isVisible, `focus on ${stop.name}`).toBe(true);
      const part = await page.evaluate(() => {
        const focused = document.activeElement;
        if (focused?.closest('form') !== null) return 'ticket';
        if (focused?.closest('[aria-label="Order book"]') !== null) return 'book';
        return focused?.closest('[class*="panel"]:has(canvas)') === null ? 'other' : 'chart';
      });
      if (part !== 'other' && parts.at(-1) !== part) parts.push(part);
      // On the ticket the keys fill it, as a person would do on the way.
      if (stop.name === 'price' || stop.name === 'size') {
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type(stop.name === 'price' ? '50000' : '0.01');
      }
    }
    expect(new Set(parts).size, parts.join()).toBe(parts.length);
    expect(parts).toContain('chart');
    expect(parts.at(-1)).toBe('ticket');
    await page.keyboard.press('Enter');
    await expect(trade.place).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(trade.pendingRows).toHaveCount(1);
  });
});
