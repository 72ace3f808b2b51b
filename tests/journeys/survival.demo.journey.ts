import { TradePage, signIn } from './support/pages.ts';
import { expect, test } from './support/world.ts';

test('an order that was acknowledged survives the death of its tab', async ({ page, world, context }) => {
  await signIn(page, world);
  const trade = new TradePage(page);
  await trade.open(world);
  await trade.fillLimit({ price: '1000', amount: '0.01' });
  await trade.submit.click();
  await trade.place.click();
  await expect(page.getByText('Order placed').first()).toBeVisible();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  const reopened = new TradePage(again);
  await reopened.open(world);
  await expect(reopened.pendingRows).toHaveCount(1);
});

test('the demo speaks to nobody once it is loaded', async ({ page, world, context }) => {
  await page.goto(world.address);
  await expect(page.getByText('BTC').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!/\.(js|css)$/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  await signIn(page, world);
  const trade = new TradePage(page);
  await trade.open(world);
  expect(asked.filter((url) => url.includes('/api') || url.includes('socket.io'))).toEqual([]);
  await context.setOffline(true);
  await trade.fillLimit({ price: '1000', amount: '0.01' });
  await trade.send();
  await expect(trade.pendingRows).toHaveCount(1);
});
