import { showLanguage } from './support/device.ts';
import { factOf } from './support/facts.ts';
import { signedInTrade, signIn } from './support/pages.ts';
import { closeSheet, goTo } from './support/walk.ts';
import { expect, test } from './support/world.ts';

const receiptButton = /^Details of the order to/;

test('E9, OE8: what a confirmation says is what the receipt and the account say; an order that cannot be cancelled says so and stays, and cancelling all names each that was not and why', async ({
  page,
  world,
}) => {
  const trade = await signedInTrade(page, world);
  await test.step('E9: fee, cost and balance of the confirmation are those of the receipt and of the account afterwards', async () => {
    await trade.fillLimit({ price: '1000', amount: '0.01' });
    await trade.submit.click();
    await expect(factOf(trade.sheet, 'You pay')).toHaveText(/^\s*10\sUSDT$/);
    const fee = (await factOf(trade.sheet, 'Fee').textContent()) ?? '';
    expect(fee).toMatch(/^\s*0\.0000\d+\sBTC$/);
    const after = (await factOf(trade.sheet, 'USDT available after').textContent()) ?? '';
    expect(after).toMatch(/^\s*[\d,]+(\.\d+)?\sUSDT$/);
    await trade.place.click();
    await expect(trade.pendingRows).toHaveCount(1);
    await expect(trade.ticket).toContainText(after.trim());
    await page.getByRole('button', { name: receiptButton }).first().click();
    await expect(factOf(trade.sheet, 'Value at the limit')).toHaveText('10 USDT');
    await expect(factOf(trade.sheet, 'Fee at the limit')).toContainText(fee.trim());
    await expect(factOf(trade.sheet, 'Limit price')).toContainText('1,000');
    await expect(factOf(trade.sheet, 'Account')).toHaveText(world.kind === 'demo' ? 'Demo' : 'Real');
    await expect(factOf(trade.sheet, 'Status')).toHaveText('Pending');
    await closeSheet(page);
  });
  await test.step('OE8: an order that cannot be cancelled says so on its row and stays', async () => {
    await expect(trade.pendingRows).toHaveCount(1);
    await world.presenter.setFaults({ failedPercent: 100 });
    await trade.pendingRows.click();
    const row = page.getByRole('listitem').filter({ has: trade.pendingRows });
    // A server that breaks down may have cancelled it: only the list knows.
    await expect(row.getByRole('alert')).toHaveText('No clear answer came. The list shows how it stands now.');
    await world.presenter.setFaults({ failedPercent: 0 });
    await trade.pendingRows.click();
    await expect(trade.pendingRows).toHaveCount(0);
  });
  await test.step('OE8: cancelling all of them tells how far it is, and names each that was not cancelled and why', async () => {
    for (const [index, price] of ['1000', '2000', '3000'].entries()) {
      await trade.fillLimit({ price, amount: '0.01' });
      await trade.send();
      await expect(trade.pendingRows).toHaveCount(index + 1);
    }
    await goTo(page, '/pages/transaction/currency_order?symbol=BTC/USDT');
    await page.getByRole('button', { name: 'Cancel all (3)' }).click();
    await expect(trade.sheet).toContainText('Cancel 3 pending orders?');
    await expect(trade.sheet.getByRole('button', { name: 'Keep them' })).toBeFocused();
    // One after the other: the first is let go, then the server breaks down.
    await world.presenter.setFaults({ latencyMs: 120_000 });
    await trade.sheet.getByRole('button', { name: 'Cancel all (3)' }).click();
    await expect(trade.sheet).toContainText('Cancelled 0 of 3');
    // A shorter delay ends those that have begun; the request may still be on its way there.
    let latencyMs = 120_000;
    await expect(async () => {
      latencyMs -= 1000;
      await world.presenter.setFaults({ latencyMs });
      await expect(trade.sheet).toContainText(/Cancelled [12] of 3/, { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    await world.presenter.setFaults({ failedPercent: 100, latencyMs: 0 });
    const failures = trade.sheet.locator('dt');
    // Each is looked for before it is called not cancelled.
    await expect(trade.sheet).toContainText(/[12] of 3 orders cancelled\./);
    await world.presenter.setFaults({ failedPercent: 0, latencyMs: 0 });
    const names = await failures.allTextContents();
    expect(names.length).toBeGreaterThan(0);
    await expect(trade.sheet).toContainText(`${3 - names.length} of 3 orders cancelled.`);
    for (const name of names) {
      await expect(factOf(trade.sheet, name)).toHaveText('No clear answer came. The list shows how it stands now.');
    }
    await trade.sheet.getByRole('button', { name: 'Close' }).last().click();
    await expect(trade.sheet).toHaveCount(0);
    // What was not cancelled is still there, and can be.
    await expect(trade.pendingRows).toHaveCount(names.length);
    for (const name of names) {
      const price = name.split(' · ')[1] ?? 'nothing';
      await page.getByRole('button', { name: `Cancel the order to Buy 0.01 BTC at ${price}` }).click();
    }
    await expect(trade.pendingRows).toHaveCount(0);
  });
});

test('T9, T22: a phone shows every tab whole beside the way to all orders, and the page of forex leaves out crypto', async ({
  page,
  world,
}) => {
  await signIn(page, world);
  await goTo(page, '/pages/transaction/contract?symbol=BTC/USDT');
  await page.getByRole('tab', { name: /^History/ }).click();
  await expect(page.getByRole('tab', { name: /^History\s?\d/ })).toBeVisible();
  const list = page.locator('[role="tablist"]:has([aria-controls="contract-orders"])');
  const all = page.getByRole('link', { name: 'All contract orders' });
  for (const code of ['en', 'ru', 'fra'] as const) {
    await showLanguage(page, world, code);
    const hidden = await list.evaluate((tabs) => tabs.scrollWidth - tabs.clientWidth);
    expect(hidden, code).toBeLessThanOrEqual(0);
  }
  await showLanguage(page, world, 'en');
  await all.click();
  await expect(page.getByRole('heading', { name: 'Contract orders', level: 1 })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Positions\s?0/ })).toBeVisible();
  await page.getByRole('tab', { name: /^History/ }).click();
  await expect(page.getByRole('listitem').first()).toContainText('/USDT');
  await goTo(page, '/pages/forex/contract_order?list=history');
  await expect(page.getByRole('tab', { name: /^History/, selected: true })).toBeVisible();
  await expect(page.getByText('No past contract orders.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '/USDT' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'All contract orders' })).toHaveAttribute(
    'href',
    /transaction\/contract_order\?list=history$/,
  );
});
