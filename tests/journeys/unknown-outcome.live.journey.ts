import { signedInTrade, TradePage } from './support/pages.ts';
import { expect, test } from './support/world.ts';

test('OE7, OE6: what is confirmed is what was read, whatever happens to the ticket underneath; while neither an answer comes nor the lists can be read, the outcome is unknown, the ticket locked, and nothing is sent again', async ({
  page,
  world,
  context,
}) => {
  const trade = await signedInTrade(page, world);
  await test.step('OE7: what is confirmed is what was read, whatever happens to the ticket underneath', async () => {
    const other = new TradePage(await context.newPage());
    await other.open(world);
    await trade.fillLimit({ price: '1000', amount: '0.01' });
    await trade.submit.click();
    await expect(trade.sheet).toContainText('1,000');
    // Two tabs have one ticket.
    await other.fillLimit({ price: '2000', amount: '0.05' });
    await expect(other.amountField).toHaveValue('0.05');
    await other.page.close();
    await expect(trade.sheet).toContainText('1,000');
    await expect(trade.sheet).not.toContainText('2,000');
    await trade.place.click();
    await expect(trade.pendingRows).toHaveAccessibleName('Cancel the order to Buy 0.01 BTC at 1,000');
  });
  await test.step('OE6: while neither an answer comes nor the lists can be read, the outcome is unknown, the ticket locked, and nothing is sent again', async () => {
    await trade.fillLimit({ price: '1000', amount: '0.01' });
    await trade.submit.click();
    await expect(trade.place).toBeVisible();
    // From the moment the order has arrived, nothing can be read.
    const reading = /\/api\/(?!coin\/trade$)/;
    await page.route(reading, (route) => (world.calls('/coin/trade') === 2 ? route.abort() : route.continue()));
    await world.presenter.setFaults({ loseNextAnswer: true });
    await trade.place.click();
    const notice = trade.ticket.locator('[aria-live] [data-tone]');
    await expect(notice).toContainText('Unknown – see your orders');
    await expect(notice).toContainText(
      'We could not find out whether the order was placed. Check your orders before you place another one.',
    );
    await expect(trade.submit).toBeDisabled();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(notice).toContainText('Unknown – see your orders');
    await expect(page.getByText('Order placed')).toHaveCount(0);
    await expect(page.getByText('Not placed', { exact: true })).toHaveCount(0);

    await page.unroute(reading);
    await expect(async () => {
      const again = page.getByRole('button', { name: 'Check again' });
      if (await again.isVisible()) await again.click({ timeout: 5000 });
      await expect(notice).toContainText('The answer was lost, but the order is there.', { timeout: 5000 });
    }).toPass();
    await expect(trade.pendingRows).toHaveCount(2);
    expect(world.calls('/coin/trade')).toBe(2);
  });
});
