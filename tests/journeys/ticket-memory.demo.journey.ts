import { contractDesk, openPosition } from './support/contract-desk.ts';
import { comesBack, logOut, open, placeOrder, signedInTrade, takesTaps, TradePage } from './support/pages.ts';
import { expect, test, type JourneyWorld } from './support/world.ts';

const unknown = 'Unknown – see your orders';
const found = 'The answer was lost, but the order is there.';

/** An order whose page is loaded anew while its answer is still on the way. */
async function reloadWhileSending(trade: TradePage, world: JourneyWorld, price: string): Promise<void> {
  await trade.fillLimit({ price, amount: '0.01' });
  await trade.submit.click();
  await expect(trade.place).toBeVisible();
  // Long enough for the slowest machine to be still waiting when the page goes.
  await world.presenter.setFaults({ latencyMs: 40_000 });
  await trade.place.click();
  await expect(trade.submit).toHaveText('Sending…');
  await trade.page.reload();
  await world.presenter.setFaults({ latencyMs: 0 });
  await expect(trade.ticket).toBeVisible();
}

test('OE6: an order whose outcome is open locks the ticket over a reload and is never sent again, and logging out forgets it', async ({
  page,
  world,
}) => {
  const trade = await signedInTrade(page, world);
  await test.step('OE6: an order whose outcome is open locks the ticket over a reload and is never sent again', async () => {
    await reloadWhileSending(trade, world, '1000');
    await expect(page.getByText(unknown).or(page.getByText(found)).first()).toBeVisible();
    await world.presenter.setFaults({ latencyMs: 0 });
    if (await page.getByText(unknown).isVisible()) {
      await expect(trade.submit).toBeDisabled();
      await page.reload();
      await expect(page.getByText(unknown).or(page.getByText(found)).first()).toBeVisible();
    }
    // Either the order is found in the list, or the person says that they have looked.
    const seen = page.getByRole('button', { name: 'I have looked at my orders' });
    await expect(seen.or(page.getByText(found)).first()).toBeVisible();
    // It may be found just before the tap.
    await expect(async () => {
      if (await seen.isVisible()) await seen.click({ timeout: 5000 });
      await expect(trade.submit).toBeEnabled({ timeout: 5000 });
    }).toPass();
    await trade.open(world);
    await expect(page.getByText(unknown)).toHaveCount(0);
    await expect(trade.submit).toBeEnabled();
    // It took effect or it did not: a second one would stand beside it.
    await expect(page.getByRole('tab', { name: /^Pending/ })).toHaveText(/[01]$/);
  });
  await test.step('OE6: logging out forgets an order whose outcome is open', async () => {
    await reloadWhileSending(trade, world, '1001');
    await world.presenter.setFaults({ latencyMs: 0, failedPercent: 0 });
    const kept = (): Promise<readonly string[]> =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.person.')));
    await expect(trade.submit).toBeVisible();
    await open(page, world, '/pages/setting/setting');
    expect((await kept()).length).toBeGreaterThan(0);
    await logOut(page);
    await expect.poll(kept).toEqual([]);
  });
});

test('CH3: an order that was cancelled to be moved stands in the ticket of a page that is loaded again, at its new price, and nothing is sent by itself', async ({
  page,
  world,
}) => {
  const trade = await signedInTrade(page, world);
  await placeOrder(page, { price: '1000', amount: '0.02' });
  await expect(trade.pendingRows).toHaveCount(1);
  await open(page, world, '/pages/transaction/currency?symbol=BTC/USDT&view=chart');
  const handle = page.getByRole('slider', { name: 'Buy 0.02 @ 1,000' });
  await handle.press('PageUp');
  await handle.press('Enter');
  await takesTaps(page);
  await trade.sheet.getByRole('button', { name: 'Cancel and continue' }).click();
  await expect(trade.place).toBeVisible();
  await page.reload();
  const notice = page.getByText('The old order is cancelled');
  await expect(notice).toBeVisible();
  await expect(trade.priceField).toHaveValue('1001');
  await expect(trade.amountField).toHaveValue('0.02');
  await expect(trade.place).toHaveCount(0);
  // What the person makes of it stays theirs.
  await trade.amountField.fill('0.03');
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(trade.amountField).toHaveValue('0.03');
  await trade.send();
  await expect(page.getByText('Order placed').first()).toBeVisible();
  await trade.open(world);
  await expect(notice).toHaveCount(0);
  await expect(trade.pendingRows).toHaveCount(1);
  await expect(trade.pendingRows.first()).toHaveAccessibleName(/0\.03/);
});

test('E34: a position that was closed to be turned round leaves its second step to a page that is loaded again, and nothing is sent by itself', async ({
  page,
  world,
}) => {
  const ticket = await contractDesk(page, world);
  const sheet = page.getByRole('dialog');
  await openPosition(page, { direction: 'Long', lots: '2' });
  await page.getByRole('button', { name: /^Close Long BTC\/USDT/ }).click();
  await sheet.getByRole('button', { name: 'Reverse: close, then open Short' }).click();
  await expect(sheet.getByRole('button', { name: /^Place / })).toBeVisible();
  await page.reload();
  const notice = page.getByText('Reversing: step 2 of 2');
  await expect(notice).toBeVisible();
  await expect(page.getByText(/^Long BTC\/USDT is closed\. The Short order is in the ticket/)).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('No open positions.')).toBeVisible();
  await ticket.locator('button[type="submit"]').click();
  await expect(sheet).toContainText('2 lots');
  await sheet.getByRole('button', { name: /^Place / }).click();
  await expect(page.getByRole('button', { name: /^Close Short BTC\/USDT/ })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Close Short BTC\/USDT/ })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('two tabs show what either makes of the ticket and of the orders, a market order says its average and fee, and every page says where one is in its title', async ({
  page,
  world,
}) => {
  const trade = await signedInTrade(page, world);
  await test.step('two tabs: what one makes of the ticket and of the orders shows up in the other', async () => {
    const other = await page.context().newPage();
    const there = new TradePage(other);
    await there.open(world);
    await there.fillLimit({ price: '1234', amount: '0.02' });
    await expect(trade.amountField).toHaveValue('0.02');
    await expect(trade.priceField).toHaveValue('1234');
    await there.send();
    await expect(there.pendingRows).toHaveCount(1);
    // The list is read every twenty seconds; news from another tab comes at once.
    await expect(trade.pendingRows).toHaveCount(1);
    await expect(trade.amountField).toHaveValue('');
    await there.pendingRows.first().click();
    await expect(trade.pendingRows).toHaveCount(0);
    await other.close();
  });
  await test.step('a market order that is filled says at which average and for which fee', async () => {
    await trade.fillMarket({ amount: '0.01' });
    await trade.send();
    await expect(trade.ticket.getByRole('status').filter({ hasText: 'Order placed' })).toBeVisible();
    await comesBack(world);
    const notice = trade.ticket.getByRole('status').filter({ hasText: 'Order placed and filled' });
    await expect(notice).toContainText(/Filled\s*0\.01\sBTC/);
    await expect(notice).toContainText(/Average fill price\s*[\d,]+\.\d USDT/);
    await expect(notice).toContainText(/Fee\s*0\.00002\sBTC/);
  });
  await test.step('every page says where one is in its title', async () => {
    await open(page, world, '/pages/market/market');
    await expect(page).toHaveTitle(/^Market · /);
    await open(page, world, '/pages/transaction/currency?symbol=BTC/USDT');
    await expect(page).toHaveTitle(/^[\d,]+\.\d+ BTC\/USDT · /);
    await expect(page).not.toHaveTitle(/Practice/);
    await open(page, world, '/pages/moni/currency?symbol=BTC/USDT');
    await expect(page).toHaveTitle(/^[\d,]+\.\d+ BTC\/USDT · .*Practice/);
  });
});
