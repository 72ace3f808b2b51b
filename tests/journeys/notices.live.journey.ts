import { testOn } from './support/family-world.ts';
import { goTo, sheetIsGone } from './support/walk.ts';
import { logOut, open, signedInTrade, signIn, TradePage } from './support/pages.ts';
import { isWatched } from './support/watched-things.ts';
import { expect, test } from './support/world.ts';

/** Servers that push nothing about orders. */
testOn('a')(
  'T1 family a: a waiting order that fills is told on another page by the lists alone, once',
  async ({ page, world }) => {
    await signIn(page, world, '/pages/transaction/currency?symbol=BTC/USDT');
    const trade = new TradePage(page);
    await trade.stands();
    await trade.fillLimit({ side: 'Sell', price: '90000', amount: '0.01' });
    await trade.send();
    await expect(trade.pendingRows).toHaveCount(1);
    await isWatched(page, 'spot');
    await goTo(page, '/pages/setting/setting');
    await world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: 60 });
    const toast = page.locator('[data-news-card]');
    await expect(toast).toContainText('Sell order filled: BTC/USDT');
    // It stays as long as a pointer is on it.
    await toast.dispatchEvent('pointerenter');
    await toast.getByRole('link', { name: 'Details' }).click();
    await expect(page.getByRole('dialog')).toContainText('BTC/USDT');
    await page.keyboard.press('Escape');
    await sheetIsGone(page);
    await page.reload();
    await page.waitForTimeout(4_000);
    await expect(toast).toHaveCount(0);
    await goTo(page, '/pages/mailMessage/mailMessage');
    await expect(page.getByRole('link').filter({ hasText: 'Sell order filled: BTC/USDT' })).toHaveCount(1);
  },
);

test('T1: what ended between a log-out and the next log-in on a new page is told there, once', async ({
  page,
  world,
  context,
}) => {
  const trade = await signedInTrade(page, world);
  await trade.fillLimit({ price: '40000', amount: '0.01' });
  await trade.send();
  await expect(trade.pendingRows).toHaveCount(1);
  await isWatched(page, 'spot');
  await goTo(page, '/pages/setting/setting');
  await logOut(page);
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await page.close();
  await world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: -50 });
  const next = await context.newPage();
  await signIn(next, world);
  const toast = next.locator('[data-news-card]');
  await expect(toast).toContainText('Buy order filled: BTC/USDT');
  await open(next, world, '/');
  const looked = next.waitForResponse(/\/api\/coin\/list/);
  await next.reload();
  await looked;
  await expect(next.getByRole('button', { name: 'Notices and messages' })).toHaveAccessibleDescription('Unread: 1');
  await expect(toast).toHaveCount(0);
});
