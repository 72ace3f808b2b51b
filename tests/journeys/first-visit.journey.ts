import { amount } from '../../src/core/money/amount.ts';
import { comesBack, logOut, open, TradePage } from './support/pages.ts';
import { expect, test } from './support/world.ts';

const password = 'practice-7';

test('DM5: a visitor looks around, registers, is topped up, buys, finds it in assets and bills, revokes, practises and leaves', async ({
  page,
  world,
}) => {
  await open(page, world, '/');
  await expect(page.getByText('BTC', { exact: false }).first()).toBeVisible();
  await open(page, world, '/pages/market/market');
  await expect(page.getByRole('link', { name: /BTC/ }).first()).toBeVisible();

  await open(page, world, '/pages/common/register');
  // DM5: in the demo people need not type an address of their own.
  const address = page.getByLabel('E-mail or mobile number');
  await expect(address).toHaveValue(world.kind === 'demo' ? /^guest-\w+@example\.test$/ : '');
  await address.fill('ann@example.test');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Verification code').fill('246810');
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  for (const box of await page.getByRole('checkbox').all()) {
    await expect(box).not.toBeChecked();
    await box.check();
  }
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).not.toHaveURL(/common\/register/);
  if (/common\/login/.test(page.url())) {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).not.toHaveURL(/common\/login/);
  }
  await world.presenter.topUp({
    identifier: 'ann@example.test',
    account: 'live',
    currency: 'USDT',
    amount: amount('1000'),
  });

  const trade = new TradePage(page);
  await trade.open(world);
  await expect(trade.ticket).toContainText('1,000');
  await trade.fillMarket({ amount: '0.002' });
  await trade.send();
  await expect(page.getByText('Order placed').first()).toBeVisible();
  await comesBack(world);
  await page.getByRole('tab', { name: /History/ }).click();
  await expect(page.getByRole('button', { name: /^Details of the order to Buy 0\.002/ }).first()).toBeVisible();

  await open(page, world, '/pages/fund/assets');
  await expect(page.getByText('0.001996').first()).toBeVisible();
  await page.getByText('Records', { exact: true }).click();
  await expect(page.getByText('Spot order: filled').first()).toBeVisible();

  await trade.open(world);
  await trade.fillLimit({ price: '1000', amount: '0.01' });
  await trade.send();
  await expect(trade.pendingRows).toHaveCount(1);
  await trade.pendingRows.first().click();
  await expect(trade.pendingRows).toHaveCount(0);

  await trade.open(world, 'moni');
  // SM2: the first time on a device.
  await expect(page.getByRole('dialog')).toContainText('Practice orders never reach a real market');
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText('Practice', { exact: true }).first()).toBeVisible();
  await trade.fillMarket({ amount: '0.01' });
  await expect(trade.submit).toHaveText(/Practice buy 0\.01\sBTC/);
  await trade.submit.click();
  await expect(trade.place).toHaveText('Place practice order');
  await trade.place.click();
  await expect(page.getByText('Order placed').first()).toBeVisible();
  await comesBack(world);
  await page.getByRole('tab', { name: /History/ }).click();
  await expect(page.getByRole('button', { name: /^Details of the order to Buy 0\.01/ }).first()).toBeVisible();
  await page.getByRole('tab', { name: /Pending/ }).click();
  await trade.fillLimit({ price: '1000', amount: '0.02' });
  await trade.send();
  await expect(trade.pendingRows).toHaveCount(1);
  await trade.pendingRows.first().click();
  await expect(trade.pendingRows).toHaveCount(0);

  await open(page, world, '/pages/setting/setting');
  await logOut(page);
  await expect(page.getByText('Not logged in')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toMatch(/[0-9a-f]{32}/);
});
