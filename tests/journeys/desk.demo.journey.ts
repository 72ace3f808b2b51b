import type { Locator, Page } from '@playwright/test';
import { findingsOn } from './support/axe.ts';
import { clippedTexts, sidewaysScroll } from './support/clipped-texts.ts';
import { contractDesk, openPosition } from './support/contract-desk.ts';
import { tabTo } from './support/keyboard.ts';
import { OptionsPage, TradePage, choose, open, signIn, signedInTrade } from './support/pages.ts';
import { closeSheet, goTo, settle, sheetIsGone } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

const spot = '/pages/transaction/currency?symbol=BTC/USDT';

/** Nothing has to be scrolled into sight, and nothing can be scrolled out of it. */
const isFixed = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);

async function wholeInSight(page: Page, parts: Readonly<Record<string, Locator>>): Promise<void> {
  for (const [name, part] of Object.entries(parts)) await expect(part, name).toBeInViewport({ ratio: 1 });
  expect(await isFixed(page)).toBe(true);
  expect(await sidewaysScroll(page)).toBe(0);
}

const positionRows = (page: Page): Locator =>
  page.getByRole('table', { name: 'Positions' }).getByRole('button', { name: /^Close (Long|Short) / });

test('E22, E25, E40, T1: at 1440 × 900 a position is opened and closed by keyboard alone, and all parts are in sight with three positions and with an option, the bell among them', async ({
  page,
  world,
}) => {
  const ticket = await contractDesk(page, world);
  await test.step('E22, E25: a position is opened and closed by keyboard alone', async () => {
    await settle(page);
    await page.keyboard.press('a');
    await expect(ticket.locator('input[name="size"]')).toBeFocused();
    await page.keyboard.type('200');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Place / })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(positionRows(page)).toHaveCount(1);
    await page.keyboard.press('o');
    await tabTo(page, /^Close Long BTC/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Close this position?' })).toBeVisible();
    await tabTo(page, /^Close position$/);
    await page.keyboard.press('Enter');
    await expect(positionRows(page)).toHaveCount(0);
  });
  await test.step('E40: at 1440 × 900 chart, book, trades, ticket and the first three positions are in sight without scrolling', async () => {
    for (const [direction, lots] of [
      ['Long', '1'],
      ['Short', '2'],
      ['Long', '3'],
    ] as const)
      await openPosition(page, { direction, lots });
    await settle(page);
    await expect(positionRows(page)).toHaveCount(3);
    await wholeInSight(page, {
      chart: page.getByRole('img', { name: /^BTC\/USDT, / }),
      asks: page.getByRole('list', { name: 'Sell orders' }),
      bids: page.getByRole('list', { name: 'Buy orders' }),
      trade: page.getByRole('table', { name: 'Recent trades' }).getByRole('row').nth(3),
      submit: ticket.locator('button[type="submit"]'),
      first: positionRows(page).nth(0),
      second: positionRows(page).nth(1),
      third: positionRows(page).nth(2),
      fifteenthBid: page.getByRole('list', { name: 'Buy orders' }).getByRole('listitem').nth(14),
    });
    // Also the pane of trades is scrolled by keyboard.
    await page.getByRole('region', { name: 'Trades' }).press('End');
    expect(await findingsOn(page, 'a desk with positions')).toEqual([]);
    // Fifteen levels a side, each with the sum as far as it.
    await expect(page.getByRole('button', { name: /as the price/ })).toHaveCount(30);
    await expect(page.getByRole('region', { name: 'Order book' })).toContainText('Total');
    // The largest size first, then the smallest.
    const sizes = page.getByRole('table', { name: 'Positions' }).locator('tbody tr td:nth-child(2)');
    await page
      .getByRole('table', { name: 'Positions' })
      .getByRole('button', { name: 'Size / Margin', exact: true })
      .click();
    await expect(sizes).toHaveText([/0\.03/, /0\.02/, /0\.01/]);
    await page
      .getByRole('table', { name: 'Positions' })
      .getByRole('button', { name: 'Size / Margin', exact: true })
      .click();
    await expect(sizes).toHaveText([/0\.01/, /0\.02/, /0\.03/]);
  });
  await test.step('E40: an option that is opened neither scrolls the desk nor lets it grow', async () => {
    const options = new OptionsPage(page);
    await open(page, world, '/pages/transaction/index?product=seconds&symbol=BTC/USDT');
    await expect(options.stake).toBeVisible();
    await expect.poll(() => isFixed(page)).toBe(true);
    await options.start('Up', '10');
    await expect(page.getByRole('tablist', { name: 'Timed options' })).toBeInViewport({ ratio: 1 });
    const row = page.getByRole('table', { name: 'Running' }).getByRole('row').nth(1);
    await expect(row).toContainText(/Up.*BTC\/USDT.*left/);
    expect(await isFixed(page)).toBe(true);
  });
  await test.step('T1: the bell stands in the bar above all pages, once, with its count', async () => {
    const bell = page.getByRole('button', { name: 'Notices and messages' });
    for (const path of ['/', '/pages/fund/assets', spot]) {
      await open(page, world, path);
      await expect(bell).toHaveCount(1);
      await expect(bell).toBeInViewport({ ratio: 1 });
    }
    await bell.click();
    await expect(page).toHaveURL(/mailMessage/);
  });
});

test('E40: a smaller desk still has all of its parts in sight, a tablet the chart beside the ticket; panes are moved by keys, and a layout with a name comes back after a reload', async ({
  page,
  world,
}) => {
  const trade = await signedInTrade(page, world);
  await test.step('E40: a smaller desk still has all of its parts in sight, and a tablet the chart beside the ticket', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const parts = {
      chart: page.getByRole('img', { name: /^BTC\/USDT, / }),
      bids: page.getByRole('list', { name: 'Buy orders' }),
      submit: trade.submit,
      orders: page.getByRole('tablist', { name: 'Orders' }),
      trade: page.getByRole('table', { name: 'Recent trades' }).getByRole('row').nth(2),
    };
    await settle(page);
    await wholeInSight(page, parts);
    expect(await clippedTexts(page)).toEqual([]);
    await page.setViewportSize({ width: 820, height: 1180 });
    await settle(page);
    const isBeside = await parts.chart.evaluate(
      (chart, ticket) => ticket !== null && chart.getBoundingClientRect().right <= ticket.getBoundingClientRect().left,
      await trade.ticket.elementHandle(),
    );
    expect(isBeside).toBe(true);
    expect(await sidewaysScroll(page)).toBe(0);
    for (const tab of await page.getByRole('tablist', { name: 'More about the pair' }).getByRole('tab').all())
      await expect(tab).toBeInViewport({ ratio: 1 });
  });
  await test.step('E40: panes are moved by keys, and a layout with a name comes back after a reload', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await settle(page);
    const edge = page.getByRole('separator', { name: 'Width of the order book' });
    const width = Number(await edge.getAttribute('aria-valuenow'));
    await edge.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(edge).toHaveAttribute('aria-valuenow', String(width + 32));
    await page.getByRole('button', { name: 'Layout', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Layout' });
    await choose(sheet.getByRole('radio', { name: '4' }));
    await sheet.getByRole('switch', { name: 'Watchlist' }).click();
    await sheet.getByRole('switch', { name: 'Second order book' }).click();
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Evening');
    await sheet.getByRole('button', { name: 'Save layout' }).click();
    await sheet.getByRole('button', { name: 'Reset layout' }).click();
    await expect(page.locator('[data-desk] canvas').first()).toBeVisible();
    await expect(edge).toHaveAttribute('aria-valuenow', String(width));
    await sheet.getByRole('button', { name: 'Evening', exact: true }).click();
    await closeSheet(page);
    await page.reload();
    await expect(edge).toHaveAttribute('aria-valuenow', String(width + 32));
    // New charts begin with other pairs than that of the page.
    await expect(page.getByRole('img', { name: /^BTC\/USDT, / })).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Pair of chart 2' }).selectOption('BTC/USDT');
    await expect(page.getByRole('img', { name: /^BTC\/USDT, / })).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Pair of chart 3' }).selectOption('ETH/USDT');
    await expect(page.getByRole('img', { name: /^ETH\/USDT, / })).toBeVisible();
    // In step: the range of one is the range of all.
    await page.locator('[data-key="periods"]').first().getByText('1h', { exact: true }).click();
    await expect(page.getByRole('img', { name: /^ETH\/USDT, 1 hour/ })).toBeVisible();
    // Two books beside each other, the second of a pair of its own.
    await page.getByRole('combobox', { name: 'Pair of the second order book' }).selectOption('ETH/USDT');
    const second = page.getByRole('region', { name: 'Second order book, ETH/USDT' });
    await expect(second.getByRole('list', { name: 'Sell orders' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('list', { name: 'Buy orders' })).toHaveCount(2);
    expect(await isFixed(page)).toBe(true);
  });
});

test('E26, E40: a watchlist of one’s own leads to its pairs, and Ctrl+K finds a page and a pair, and fills a ticket without sending it', async ({
  page,
  world,
}) => {
  await test.step('E40: a watchlist of one’s own stays on the device and leads to its pairs', async () => {
    await open(page, world, spot);
    await page.getByRole('button', { name: 'Layout', exact: true }).click();
    await page.getByRole('switch', { name: 'Watchlist' }).click();
    await page.keyboard.press('Escape');
    const pane = page.getByRole('region', { name: 'Watchlist' });
    await pane.getByRole('button', { name: 'New watchlist' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Coins');
    await page.keyboard.press('Enter');
    await expect(pane.getByRole('link')).toHaveCount(1);
    await goTo(page, '/pages/transaction/currency?symbol=ETH/USDT');
    await pane.getByRole('button', { name: 'Add ETH/USDT' }).click();
    await page.reload();
    await expect(pane.getByRole('link')).toHaveCount(2);
    await pane.getByRole('link').first().click();
    await expect(page).toHaveURL(/symbol=BTC\/USDT/);
  });
  await test.step('E26: Ctrl+K finds a page and a pair, and an order in one line fills its ticket without sending it', async () => {
    await signIn(page, world);
    const field = page.getByRole('combobox', { name: 'Pair, page or order' });
    const ask = async (text: string): Promise<void> => {
      await expect(page.getByRole('button', { name: 'Search pairs, pages and settings' })).toBeVisible();
      await sheetIsGone(page);
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(field).toHaveCount(0);
    };
    await ask('spot orders');
    await expect(page).toHaveURL(/currency_order/);
    await ask('eth');
    await expect(page).toHaveURL(/symbol=ETH\/USDT/);
    await ask('buy btc 100');
    await expect(page).toHaveURL(/symbol=BTC\/USDT/);
    const trade = new TradePage(page);
    await expect(trade.amountField).toHaveValue('100');
    await expect(trade.ticket.getByRole('radio', { name: 'Buy' })).toBeChecked();
    await expect(trade.ticket.getByRole('radio', { name: 'Market' })).toBeChecked();
    await expect(trade.ticket).toContainText('USDT');
    await expect(trade.sheet).toHaveCount(0);
    await expect(page.getByRole('tab', { name: /^Pending/ })).toContainText('0');
    // On the page of its pair it fills the ticket that is there.
    await ask('sell btc 0.5');
    await expect(trade.amountField).toHaveValue('0.5');
    await expect(trade.ticket.getByRole('radio', { name: 'Sell' })).toBeChecked();
  });
});

test('E22, CH3: a pair and what it is compared with are typed and chosen with Enter, arrows choose none, and a price of the full chart brings the ticket back, ready for its size', async ({
  page,
  world,
}) => {
  const ticket = await contractDesk(page, world);
  await settle(page);
  await test.step('E22: a pair is typed and chosen with Enter', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('eth');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/symbol=ETH/);
    await sheetIsGone(page);
  });
  await test.step('E22: so is the pair that it is compared with, and arrows go from row to row', async () => {
    await page.getByRole('button', { name: 'Indicators and style' }).press('Enter');
    await page.getByRole('button', { name: 'Compare with: No pair' }).press('Enter');
    const list = page.getByRole('dialog', { name: 'Compare with' });
    await expect(list.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('sol');
    await page.keyboard.press('Enter');
    await expect(list).toHaveCount(0);
    await page.getByRole('button', { name: 'Compare with: SOL/USDT' }).press('Enter');
    for (const _ of ['No pair', 'BTC/USDT', 'LTC/USDT']) await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('radio', { name: 'LTC/USDT' })).toBeFocused();
    await expect(list.getByRole('radio', { name: 'SOL/USDT' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Compare with: LTC/USDT' })).toBeFocused();
    await closeSheet(page);
  });
  await test.step('CH3: a price of the full chart brings the ticket back, and its size is typed next', async () => {
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.getByRole('button', { name: 'Order at a price' }).click();
    await page.getByRole('button', { name: 'Long limit' }).click();
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
    await expect(ticket.locator('input[name="size"]')).toBeFocused();
  });
});
