import { signedInTrade } from './support/pages.ts';
import { expect, test } from './support/world.ts';

test('OE6: without an answer for a minute the lists are read, and an order that is in none is told as not placed; a connection that breaks leaves the outcome open for as long as the server may still act; a refusal after the page was left names side and pair', async ({
  page,
  world,
}) => {
  await page.clock.install();
  const trade = await signedInTrade(page, world);
  await test.step('OE6: after a minute without an answer the lists are read, and an order that is in none is told as not placed', async () => {
    await trade.fillLimit({ price: '1000', amount: '0.01' });
    await trade.submit.click();
    // It never reaches the server, and the page never hears so.
    await page.route('**/api/coin/trade', () => undefined);
    await trade.place.click();
    await expect(trade.submit).toHaveText('Sending…');
    await expect(trade.submit).toBeDisabled();
    const listsBefore = world.calls('/coin/list') ?? 0;
    await page.clock.fastForward(61_000);
    await expect(page.getByText('Not placed', { exact: true })).toBeVisible();
    await expect(page.getByText(/neither your orders nor your balance show this order/)).toBeVisible();
    expect((world.calls('/coin/list') ?? 0) - listsBefore).toBeGreaterThanOrEqual(3);
    await expect(trade.amountField).toHaveValue('0.01');
    await expect(trade.pendingRows).toHaveCount(0);
    expect(world.calls('/coin/trade')).toBe(1);
    await page.unroute('**/api/coin/trade');
  });
  await test.step('OE6: a connection that breaks leaves the outcome open for as long as the server may still act', async () => {
    await trade.fillLimit({ price: '1000', amount: '0.01' });
    await trade.submit.click();
    await page.route('**/api/coin/trade', (route) => route.abort('connectionreset'));
    await trade.place.click();
    await expect(page.getByText('Unknown – see your orders')).toBeVisible();
    await expect(trade.submit).toBeDisabled();
    await page.clock.fastForward(61_000);
    await expect(page.getByText('Not placed', { exact: true })).toBeVisible();
    await expect(trade.submit).toBeEnabled();
    expect(world.calls('/coin/trade')).toBe(2);
  });
  await test.step('T1: an order that is refused after its page was left is told by its side and pair', async () => {
    await page.unroute('**/api/coin/trade');
    await trade.fillLimit({ price: '1000', amount: '0.01' });
    await trade.submit.click();
    let refuse: () => void = () => undefined;
    const isRefused = new Promise<void>((resolve) => (refuse = resolve));
    await page.route('**/api/coin/trade', async (route) => {
      await isRefused;
      await route.fulfill({ json: { type: 'error', message: 'No.' } });
    });
    await trade.place.click();
    await expect(trade.submit).toHaveText('Sending…');
    await page.evaluate(() => (location.hash = '#/pages/fund/assets'));
    await expect(trade.submit).toHaveCount(0);
    refuse();
    await expect(page.getByRole('alert')).toContainText('Buy BTC/USDT');
    await expect(page.getByRole('alert')).toContainText('No.');
  });
});
