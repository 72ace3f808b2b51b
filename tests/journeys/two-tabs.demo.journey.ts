import { fillSignIn, logOut, open, signedInTrade, TradePage } from './support/pages.ts';
import { expect, test } from './support/world.ts';

test('E42, H20: an order filled in a second tab is in this one, one draft confirmed in both is sent by one of them, and who logs out there leaves no order, no balance and nothing typed here', async ({
  page,
  world,
  context,
}) => {
  const trade = await signedInTrade(page, world);
  await test.step('an order filled in a second tab is in the balance and the history of this one', async () => {
    await page.getByRole('tab', { name: 'History' }).click();
    const row = page.getByRole('button', { name: /^Details of the order to Buy 0\.0123 BTC/ });
    await expect(page.getByRole('tabpanel', { name: 'History' })).toBeVisible();
    await expect(row).toHaveCount(0);
    const before = (await trade.ticket.textContent()) ?? '';
    const available = /Available\s*[\d,.]+\sUSDT/.exec(before)?.[0] ?? 'nothing';
    const there = new TradePage(await context.newPage());
    await there.open(world);
    await there.fillMarket({ amount: '0.0123' });
    await there.send();
    await expect(there.page.getByText(/^Order placed/).first()).toBeVisible();
    // The price may have risen since it was read: then the order waits for it to come back.
    await world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: -3 });
    await expect(row).toHaveCount(1);
    await expect(trade.ticket).not.toContainText(available);
    await there.page.close();
    await page.getByRole('tab', { name: /^Pending/ }).click();
  });
  await test.step('E42: one draft confirmed in two tabs is sent by one of them, and the other says so', async () => {
    await trade.fillLimit({ price: '1000', amount: '0.03' });
    const there = new TradePage(await context.newPage());
    await there.open(world);
    await there.ticket.getByRole('radio', { name: 'Sell' }).check();
    await there.ticket.getByRole('radio', { name: 'Buy' }).check();
    // An empty ticket takes nothing away from what was typed here.
    await expect(trade.amountField).toHaveValue('0.03');
    await trade.fillLimit({ price: '1000', amount: '0.01' });
    await expect(there.amountField).toHaveValue('0.01');
    await expect(there.priceField).toHaveValue('1000');
    await trade.submit.click();
    await expect(trade.place).toBeVisible();
    await there.submit.click();
    await expect(there.place).toBeVisible();
    await world.presenter.setFaults({ latencyMs: 120_000 });
    await trade.place.click();
    // At once: half a minute later the other tab may look for the first one.
    await there.place.dispatchEvent('click');
    await expect(
      there.page.getByText('This order is being sent in another tab. Nothing was sent from here.'),
    ).toBeVisible();
    await expect(trade.submit).toHaveText('Sending…');
    await world.presenter.setFaults({ latencyMs: 0 });
    await expect(page.getByText('Order placed').first()).toBeVisible();
    await expect(trade.pendingRows).toHaveCount(1);
    await there.open(world);
    await there.page.reload();
    await expect(there.pendingRows).toHaveCount(1);
    await there.page.close();
  });
  await test.step('H20: who logs out in a second tab leaves no order, no balance and nothing typed in this one', async () => {
    await expect(trade.pendingRows).toHaveCount(1);
    await trade.fillLimit({ price: '1234', amount: '0.02' });

    const other = await context.newPage();
    await open(other, world, '/pages/setting/setting');
    await logOut(other);
    await expect(other.getByText('Not logged in')).toBeVisible();
    await other.close();

    await expect(trade.pendingRows).toHaveCount(0);
    await expect(trade.ticket).not.toContainText(/Available\s*\d/);
    await expect(trade.amountField).toHaveValue('');
    await expect(page.getByText('Log in to see your orders.')).toBeVisible();
    await expect(trade.ticket).toContainText('Log in to trade');
    await trade.ticket.getByText('Log in to trade').click();
    await expect(page).toHaveURL(/common\/login\?return=/);
    await fillSignIn(page);
    await expect(page).toHaveURL(/transaction\/currency\?symbol=BTC/);
    await expect(trade.pendingRows).toHaveCount(1);
  });
  await test.step('another person who logs in in a second tab is named in this one, which has nothing of the first', async () => {
    await trade.fillLimit({ price: '1234', amount: '0.02' });
    const other = await context.newPage();
    await open(other, world, '/pages/setting/setting');
    await logOut(other);
    await expect(other.getByText('Not logged in')).toBeVisible();
    await open(other, world, '/pages/common/login');
    await fillSignIn(other, { identifier: 'trader@tandem.test', password: 'demo1234' });
    await expect(
      page.getByText(/^Now logged in as tr\S+@tandem\.test\. That was done in another tab\.$/),
    ).toBeVisible();
    await expect(trade.amountField).toHaveValue('');
    await expect(other.getByText(/^Now logged in as/)).toHaveCount(0);
    await other.close();
  });
});
