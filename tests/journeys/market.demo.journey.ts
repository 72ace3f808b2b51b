import type { Locator, Page } from '@playwright/test';
import { open } from './support/pages.ts';
import { closeSheet, settle } from './support/walk.ts';
import { expect, test } from './support/world.ts';

const market = '/pages/market/market';
const search = '/pages/market/search';

const rowsOf = (page: Page): Locator => page.getByRole('listitem').filter({ has: page.locator('[data-cell="price"]') });
const namesOn = (page: Page): Promise<readonly string[]> =>
  rowsOf(page).evaluateAll((rows) =>
    rows
      .toSorted((one, other) => Number(one.ariaPosInSet) - Number(other.ariaPosInSet))
      .map((row) => row.querySelector('[class*="symbol"]')?.textContent ?? ''),
  );

test('MK1, MK2, E43: the market is sorted as asked and stands as it was left, no price is zero or has an exponent, a pair is found by its ticker in any case and by its name, and pairs seen last and favourites stand first', async ({
  page,
  world,
}) => {
  await open(page, world, market);
  await test.step('MK1: by change, the first row gains more than the last, and a third tap brings back the usual order', async () => {
    await expect(rowsOf(page).first()).toContainText('BTC/USDT');
    const usual = await namesOn(page);
    await page.getByRole('button', { name: 'Sort by Change' }).click();
    const changes = (): Promise<readonly number[]> =>
      rowsOf(page).evaluateAll((rows) =>
        rows
          .toSorted((one, other) => Number(one.ariaPosInSet) - Number(other.ariaPosInSet))
          .map((row) =>
            Number.parseFloat((row.querySelector('[data-cell="change"]')?.textContent ?? '').replace(/[^\d.-]/g, '')),
          ),
      );
    await expect(async () => {
      const [gain = Number.NaN, ...others] = await changes();
      const loss = others.at(-1) ?? Number.NaN;
      expect(gain).toBeGreaterThan(loss);
    }).toPass();
    await page.getByRole('button', { name: 'Change, descending' }).click();
    await page.getByRole('button', { name: 'Change, ascending' }).click();
    await expect(page.getByRole('button', { name: 'Sort by Change' })).toBeVisible();
    await expect.poll(() => namesOn(page)).toEqual(usual);
  });
  await test.step('MK1: no price is shown as zero or with an exponent, however small it is', async () => {
    for (const tab of ['Crypto', 'Forex', 'Stocks', 'Futures']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(rowsOf(page).first()).toBeVisible();
      await settle(page);
      await expect
        .poll(() => page.locator('[data-cell="price"]').allTextContents(), tab)
        .not.toContainEqual(expect.stringMatching(/^$|e[+-]?\d|^0(\.0*)?$/i));
    }
  });
  await test.step('MK1: the market has a tab for each category, is sorted as asked, and stands as it was left', async () => {
    await page.getByRole('tab', { name: 'Crypto' }).click();
    await expect(rowsOf(page).first()).toContainText('BTC/USDT');
    const tabs = page.getByRole('tablist', { name: 'Categories' });
    await expect(tabs.getByRole('tab')).toHaveText(['Favourites', 'Crypto', 'Forex', 'Stocks', 'Futures']);
    const crypto = await namesOn(page);
    await tabs.getByRole('tab', { name: 'Stocks' }).click();
    await expect(rowsOf(page).first()).not.toContainText('BTC/USDT');
    const stocks = await namesOn(page);
    expect(stocks.filter((name) => crypto.includes(name))).toEqual([]);

    await tabs.getByRole('tab', { name: 'Crypto' }).click();
    await page.getByRole('button', { name: 'Sort by Name' }).click();
    await expect(page.getByRole('button', { name: 'Name, ascending' })).toBeVisible();
    await expect(async () => {
      const names = await namesOn(page);
      expect(names).toEqual(names.toSorted());
      expect(names).not.toEqual(crypto);
    }).toPass();
    await page.getByRole('button', { name: 'Name, ascending' }).click();
    await expect(page.getByRole('button', { name: 'Name, descending' })).toBeVisible();
    await expect(async () => {
      const names = await namesOn(page);
      expect(names).toEqual(names.toSorted().toReversed());
    }).toPass();

    // Away and back, and after a reload.
    const first = (await namesOn(page))[0] ?? '';
    await rowsOf(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/symbol=/);
    // A pair whose page never stood is not seen: what is seen is counted below.
    await expect(page.getByRole('form', { name: 'Order ticket' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Name, descending' })).toBeVisible();
    await expect(rowsOf(page).first()).toContainText(first);
    await page.reload();
    await expect(rowsOf(page).first()).toContainText(first);
  });
  await test.step('MK2: a pair is found by its ticker in any case and by its name, and what is not there is said', async () => {
    await open(page, world, search);
    const box = page.getByRole('searchbox');
    await expect(page.getByRole('list', { name: 'Hot' }).getByRole('listitem').first()).toBeVisible();
    const results = page.getByRole('list', { name: 'Results' });
    for (const typed of ['eth', 'ETH/USDT', 'ethusdt', 'ethereum', ' Eth ']) {
      await box.fill(typed);
      await expect(results.getByRole('listitem').first(), typed).toContainText('ETH/USDT');
    }
    await box.fill('etherium');
    await expect(page.getByText('No match for “etherium”. Try a ticker such as BTC.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear' }).click();
    await expect(box).toHaveValue('');
    await expect(page.getByText('Please enter keywords')).toHaveCount(0);
    await box.press('Enter');
    await expect(page.getByText('Please enter keywords')).toBeVisible();

    // What was found and opened is offered first the next time.
    await box.fill('eth');
    await results.getByRole('link', { name: /ETH\/USDT/ }).click();
    await expect(page).toHaveURL(/symbol=ETH\/USDT/);
    // Reopening while the search still fades restores it with what was typed.
    await expect(page.getByRole('form', { name: 'Order ticket' })).toBeVisible();
    await page.goBack();
    const seen = page.getByRole('list', { name: 'Recently viewed' }).getByRole('listitem');
    await expect(seen).toHaveCount(2);
    await expect(seen.first()).toContainText('ETH/USDT');
  });
  await test.step('E43: a pair seen last is one tap away in the choice of pairs, and favourites stand first in an order of one’s own', async () => {
    await open(page, world, market);
    await page.getByRole('button', { name: 'Name, descending' }).click();
    for (const pair of ['BTC/USDT', 'ETH/USDT', 'LTC/USDT'])
      await page.getByRole('button', { name: `Favourite ${pair}` }).click();
    await page.getByRole('tab', { name: 'Favourites' }).click();
    await expect.poll(() => namesOn(page)).toEqual(['BTC/USDT', 'ETH/USDT', 'LTC/USDT']);
    await page.getByRole('button', { name: 'Arrange' }).click();
    const sheet = page.getByRole('dialog', { name: 'Arrange favourites' });
    await sheet.getByRole('button', { name: 'Pin LTC to the top' }).click();
    await sheet.getByRole('button', { name: 'Move ETH up' }).click();
    await expect(sheet.getByRole('status').filter({ hasText: 'ETH: 2 / 3' })).toHaveCount(1);
    await closeSheet(page);
    await expect.poll(() => namesOn(page)).toEqual(['LTC/USDT', 'ETH/USDT', 'BTC/USDT']);

    await open(page, world, '/pages/transaction/currency?symbol=BTC/USDT');
    await page.getByRole('button', { name: 'Choose a pair' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose a pair' });
    const pairs = picker.getByRole('list').last().getByRole('listitem');
    await expect(pairs.nth(0)).toContainText('LTC/USDT');
    await expect(pairs.nth(1)).toContainText('ETH/USDT');
    await picker.getByRole('region', { name: 'Recently viewed' }).getByRole('button', { name: 'ETH/USDT' }).click();
    await expect(page).toHaveURL(/symbol=ETH\/USDT/);
  });
});
