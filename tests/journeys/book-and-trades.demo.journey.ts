import { TradePage, open } from './support/pages.ts';
import { expect, test } from './support/world.ts';

const pricesOf = (texts: readonly string[]): readonly number[] =>
  texts.map((text) => Number(/^[\d,.]+/.exec(text)?.[0].replaceAll(',', '')));

test('E5, E7: the book stands in order, is grouped as asked, a tap takes its price into the ticket, and recent trades come in', async ({
  page,
  world,
}) => {
  await test.step('E5: the book stands in order, is grouped as asked, and a tap takes its price into the ticket', async () => {
    const trade = new TradePage(page);
    await open(page, world, '/pages/transaction/currency?symbol=BTC/USDT');
    const book = page.getByRole('region', { name: 'Order book' });
    const asks = book.getByRole('list', { name: 'Sell orders' }).locator('[class*="price"]');
    const bids = book.getByRole('list', { name: 'Buy orders' }).locator('[class*="price"]');
    await expect(bids.first()).toBeVisible();
    // Both sides in one reading: the book moves.
    const sides = async (): Promise<readonly number[]> =>
      pricesOf(await book.locator('[data-side] [class*="price"]').allTextContents());
    await expect(async () => {
      const all = await sides();
      expect(all.length).toBeGreaterThanOrEqual(8);
      expect(all).toEqual(all.toSorted((one, other) => other - one));
    }).toPass();

    await book.getByRole('button', { name: /^Group prices by/ }).click();
    await page.getByRole('radio', { name: '100', exact: true }).click();
    await expect(async () => {
      const all = await sides();
      expect(all.filter((price) => price % 100 !== 0)).toEqual([]);
      const grouped = pricesOf(await asks.allTextContents());
      expect(new Set(grouped).size).toBe(grouped.length);
    }).toPass();

    // The best bid may move between reading and tapping; what the tapped button was called is what was taken.
    const best = book.getByRole('list', { name: 'Buy orders' }).getByRole('button').first();
    await expect(async () => {
      const before = Number(
        /^Use ([\d,.]+) as/.exec((await best.getAttribute('aria-label')) ?? '')?.[1]?.replaceAll(',', ''),
      );
      await best.click();
      expect(Number((await trade.priceField.inputValue()).replaceAll(',', ''))).toBe(before);
    }).toPass();
  });
  await test.step('E7: recent trades come in, newest first, with their side in words', async () => {
    await open(page, world, '/pages/transaction/currency?symbol=BTC/USDT&view=chart');
    await page.getByRole('tab', { name: 'Trades' }).click();
    const table = page.getByRole('table', { name: 'Recent trades' });
    const rows = table.locator('tbody tr');
    await expect(rows.nth(1)).toBeVisible();
    const newest = (await rows.first().textContent()) ?? '';
    await expect(rows.first()).not.toHaveText(newest);
    const texts = await rows.allTextContents();
    expect(texts.filter((text) => !/^[▲▼] (Buy|Sell) [\d,]+\.\d/.test(text))).toEqual([]);
    const times = texts.map((text) => /\d\d:\d\d:\d\d/.exec(text)?.[0] ?? '');
    // Midnight aside, where the clock begins again.
    if (!times.some((time) => time.startsWith('23:59'))) expect(times).toEqual(times.toSorted().toReversed());
  });
});
