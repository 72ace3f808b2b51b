import { knowRisks } from './support/device.ts';
import { OptionsPage, placeOrder, TradePage, walkSignIn } from './support/pages.ts';
import { goTo } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test.use({ kind: 'live', hasPast: true });

test('OE8, E31: what waits or runs when its product is switched off is named on home, counted in the worth, and can be cancelled; the journal stays whole', async ({
  page,
  world,
}) => {
  await walkSignIn(page, world, '/pages/setting/setting');
  await knowRisks(page, world);
  const trade = new TradePage(page);
  await trade.open(world);
  await placeOrder(page, { price: '1000', amount: '0.01' });
  const options = new OptionsPage(page);
  await options.open(world);
  await options.stake.fill('1000');
  await options.start('Up', '1000');
  await expect(options.countdown).toBeVisible();
  // It runs for as long as the test does.
  await world.presenter.setSpeed({ speed: 0 });
  const worth = async (): Promise<number> => {
    await goTo(page, '/');
    const figure = page.getByRole('link', { name: /[\d,]+\.\d\d\sUSDT/ }).filter({ hasText: 'All assets' });
    return Number((await figure.innerText()).replaceAll(/[^\d.]/g, ''));
  };
  const before = await worth();
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { products: { spot: false, contract: false, seconds: false } } }),
  );
  await page.reload();
  await expect(page.getByRole('link', { name: /^Running options: 1/ })).toHaveAttribute(
    'href',
    /seconds_order\?list=open$/,
  );
  // Coins go on having prices; a stake of a thousand would be missed.
  expect(Math.abs((await worth()) - before)).toBeLessThan(500);
  await goTo(page, '/journal');
  await expect(page.getByRole('main')).toContainText('Win rate');
  for (const product of ['Contracts', 'Timed options', 'Spot'])
    await expect(page.getByRole('main')).toContainText(product);
  // The address of the product leads to what is left of it.
  await goTo(page, '/pages/transaction/contract?symbol=BTC/USDT');
  await page.reload();
  await page.getByRole('link', { name: 'Open orders and positions' }).click();
  await expect(page).toHaveURL(/transaction\/contract_order/);
  await expect(page.getByRole('heading', { name: 'Contract orders' })).toBeVisible();
  // Of spot the chart stays, and leads there as well.
  await goTo(page, '/pages/transaction/currency?symbol=BTC/USDT');
  await page.getByRole('link', { name: 'Open “Spot orders”' }).click();
  await expect(page).toHaveURL(/transaction\/currency_order/);
  await expect(trade.pendingRows).toHaveCount(1);
  await goTo(page, '/');
  await page.getByRole('link', { name: /^Pending spot orders: 1/ }).click();
  await expect(trade.pendingRows).toHaveCount(1);
  await trade.pendingRows.click();
  await expect(trade.pendingRows).toHaveCount(0);
});
