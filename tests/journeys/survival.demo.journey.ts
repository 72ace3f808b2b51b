import { fillSignIn, TradePage } from './support/pages.ts';
import { goTo, settle } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test.use({ fetchesAll: true });

const unseen = [
  '/pages/market/market',
  '/pages/market/search',
  '/pages/transaction/currency?symbol=ETH/USDT',
  '/pages/transaction/currency?symbol=ETH/USDT&view=chart',
  '/pages/forex/index',
  '/pages/fund/assets',
  '/pages/common/login',
  '/pages/common/register',
  '/pages/common/forget',
  '/pages/setting/setting',
  '/pages/ieo/ieo',
  '/pages/moni/index',
];

test('DM1: the demo needs no network once its first page is loaded, for screens and languages not seen yet, and an order that was acknowledged survives the death of its tab', async ({
  page,
  world,
  context,
}) => {
  await test.step('DM1: the demo needs no network once its first page is loaded, for screens and languages not seen yet', async () => {
    // The browser remembers 250 requests unless told otherwise, and the program has more parts.
    await page.addInitScript(() => performance.setResourceTimingBufferSize(2000));
    await page.goto(world.address);
    await expect(page.getByText('BTC').first()).toBeVisible();
    // The rest of the program comes after the first paint.
    await page.waitForFunction(() => {
      const parts = JSON.parse(document.getElementById('parts')?.textContent ?? '[]') as string[];
      const fetched = new Set(performance.getEntriesByType('resource').map((entry) => entry.name));
      return parts.length > 0 && parts.every((part) => fetched.has(new URL(part, document.baseURI).href));
    });
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const language of ['en', 'ru']) {
      await page.evaluate((code) => {
        localStorage.setItem('tandem.in-browser.lang', code);
        window.dispatchEvent(new StorageEvent('storage', { key: 'tandem.in-browser.lang' }));
      }, language);
      await page.evaluate(() => {
        location.hash = '/';
      });
      for (const path of unseen) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, path);
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.getByText('This page could not be fetched')).toHaveCount(0);
      }
    }
    await page.evaluate(() => {
      localStorage.setItem('tandem.in-browser.lang', 'en');
      window.dispatchEvent(new StorageEvent('storage', { key: 'tandem.in-browser.lang' }));
      location.hash = '/pages/common/login';
    });
    await fillSignIn(page);
    await expect(page).not.toHaveURL(/common\/login/);
    // On a busy machine the page after the login is still on its way, and the one that asks about leaving practice after it.
    await settle(page);
    await goTo(page, '/pages/transaction/currency?symbol=BTC/USDT');
    const trade = new TradePage(page);
    await expect(trade.ticket.getByRole('slider')).toBeEnabled();
    await trade.fillLimit({ price: '1000', amount: '0.01' });
    await trade.send();
    await expect(trade.pendingRows).toHaveCount(1);
    expect(asked).toEqual([]);
  });
  await test.step('an order that was acknowledged survives the death of its tab', async () => {
    await page.close({ runBeforeUnload: false });
    await context.setOffline(false);
    const again = await context.newPage();
    const reopened = new TradePage(again);
    await reopened.open(world);
    await expect(reopened.pendingRows).toHaveCount(1);
  });
});
