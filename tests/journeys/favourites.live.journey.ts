import type { Locator, Page } from '@playwright/test';
import { logOut, open, signIn } from './support/pages.ts';
import { closeSheet, goTo, sheetIsGone } from './support/walk.ts';
import { expect, test } from './support/world.ts';

const market = '/pages/market/market';
const star = (page: Page, symbol: string): Locator => page.getByRole('button', { name: `Favourite ${symbol}` }).first();

async function expectFavourites(page: Page, symbols: readonly string[]): Promise<void> {
  await page.getByRole('tab', { name: 'Favourites' }).click();
  const rows = page.getByRole('list', { name: 'Favourites' }).getByRole('listitem');
  const seen = async () => ({
    pairs: (await rows.allInnerTexts()).map((text) => /\w+\/\w+/.exec(text)?.[0] ?? text).toSorted(),
    trouble: await page.getByRole('main').getByRole('alert').allInnerTexts(),
  });
  await expect.poll(seen).toEqual({ pairs: symbols.toSorted(), trouble: [] });
}

test('MK3, 4.2: a refused star is taken back with a word; stars of a visitor stay on the device, are on every screen, and are united with those of the account on signing in', async ({
  page,
  world,
}) => {
  await signIn(page, world);
  await test.step('MK3, 4.2: a star that the server refuses is taken back with a word, which the activity log keeps', async () => {
    await goTo(page, market);
    await page.getByRole('tab', { name: 'Favourites' }).click();
    await expect(page.getByText(/^No favourites yet/)).toBeVisible();
    await page.getByRole('tab', { name: 'Crypto' }).click();
    await world.presenter.setFaults({ failedPercent: 100 });
    await star(page, 'BTC/USDT').click();
    const said = 'Something went wrong on our side. Please try again later.';
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toContainText(said);
    await expect(star(page, 'BTC/USDT')).toHaveAttribute('aria-pressed', 'false');
    await world.presenter.setFaults({ failedPercent: 0 });
    await goTo(page, '/pages/setting/setting');
    await page.getByRole('button', { name: /^Activity log/ }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText(said);
    await closeSheet(page);
  });
  await test.step('MK3: a star of the account is not one of a visitor', async () => {
    // The account has one of its own.
    await goTo(page, market);
    await star(page, 'LTC/USDT').click();
    await expect(star(page, 'LTC/USDT')).toHaveAttribute('aria-pressed', 'true');
    await goTo(page, '/pages/setting/setting');
    await logOut(page);
    await expect(page.getByText('Not logged in')).toBeVisible();
    await sheetIsGone(page);
    await goTo(page, market);
    await expect(star(page, 'LTC/USDT')).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('MK3: a star given on one screen is on every other, and taken back there', async () => {
    await open(page, world, '/pages/transaction/currency?symbol=ETH/USDT');
    await star(page, 'ETH/USDT').click();
    await expect(star(page, 'ETH/USDT')).toHaveAttribute('aria-pressed', 'true');
    await goTo(page, '/pages/market/search');
    await page.getByRole('searchbox').fill('eth');
    await expect(star(page, 'ETH/USDT')).toHaveAttribute('aria-pressed', 'true');
    await goTo(page, market);
    await expectFavourites(page, ['ETH/USDT']);
    await star(page, 'ETH/USDT').click();
    await expect(page.getByText('No favourites yet. Tap a star to add a pair.')).toBeVisible();
    await goTo(page, '/pages/transaction/currency?symbol=ETH/USDT');
    await expect(star(page, 'ETH/USDT')).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('MK3: stars of a visitor stay on the device and are united with those of the account on signing in', async () => {
    await goTo(page, market);
    await page.getByRole('tab', { name: 'Crypto' }).click();
    await expect(star(page, 'LTC/USDT')).toHaveAttribute('aria-pressed', 'false');
    await star(page, 'BTC/USDT').click();
    await star(page, 'ETH/USDT').click();
    await page.reload();
    await expectFavourites(page, ['BTC/USDT', 'ETH/USDT']);

    await signIn(page, world);
    await goTo(page, market);
    await expectFavourites(page, ['BTC/USDT', 'ETH/USDT', 'LTC/USDT']);
    // The refused one, the account's own, and the two of the visitor.
    expect(world.calls('/optional/add')).toBe(4);
  });
});
