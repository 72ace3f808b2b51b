import { signedInTrade } from './support/pages.ts';
import { expect, test } from './support/world.ts';

test('OE5, OE6, OE8: twenty taps on a slow network make one order, which stands in the list as being sent, and an answer that is lost after the order took effect makes no second one', async ({
  page,
  world,
}) => {
  const trade = await signedInTrade(page, world);
  await test.step('OE5: twenty taps on a slow network make one order', async () => {
    await world.presenter.setFaults({ latencyMs: 120_000 });
    await trade.fillLimit({ price: '1000', amount: '0.01' });
    await trade.submit.click();
    await expect(trade.place).toBeVisible();
    await trade.place.evaluate((button: HTMLElement) => {
      for (let tap = 0; tap < 20; tap += 1) button.click();
    });
    await expect(trade.submit).toHaveText('Sending…');
    // Long before the server has said anything.
    const row = page.getByRole('listitem').filter({ hasText: 'Sending' });
    await expect(row).toContainText('1,000 USDT');
    await expect(trade.pendingRows).toHaveCount(0);
    await world.presenter.setFaults({ latencyMs: 0 });
    await expect(trade.pendingRows).toHaveCount(1);
    await expect(row).toHaveCount(0);
    await page.waitForTimeout(1500);
    await trade.open(world);
    await expect(trade.pendingRows).toHaveCount(1);
    const posts = world.calls('/coin/trade');
    if (posts !== undefined) expect(posts).toBe(1);
  });
  await test.step('OE6: an answer that is lost after the order took effect makes no second order', async () => {
    await trade.fillLimit({ price: '1001', amount: '0.01' });
    await trade.submit.click();
    await expect(trade.place).toBeVisible();
    await world.presenter.setFaults({ loseNextAnswer: true });
    await trade.place.click();
    await expect(page.getByText('The answer was lost, but the order is there.').first()).toBeVisible();
    await expect(trade.pendingRows).toHaveCount(2);
    const posts = world.calls('/coin/trade');
    if (posts !== undefined) expect(posts).toBe(2);
  });
});
