import type { Page } from '@playwright/test';
import { amount as amountOf } from '../../src/core/money/amount.ts';
import { chooseNetwork, open, signIn, takesTaps } from './support/pages.ts';
import { expect, test } from './support/world.ts';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

async function press(page: Page): Promise<void> {
  const box = await page.getByRole('button', { name: 'Hold: Withdraw' }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.mouse.down();
}

async function hold(page: Page): Promise<void> {
  await press(page);
  await expect(page.getByText('Requested')).toBeVisible();
  await page.mouse.up();
}

test('FU3 FU4 H15 KY2: a withdrawal over the limit is refused before it is sent, one within it is reviewed, held, approved and on record; an identity that is asked for leaves the form, and sends nothing', async ({
  page,
  world,
}) => {
  await signIn(page, world, '/pages/fund/withdraw');
  await test.step('FU3 FU4 H15: a withdrawal over the limit is refused before it is sent, one within it is reviewed, held, approved and on record', async () => {
    await world.presenter.topUp({
      identifier: 'demo@tandem.test',
      account: 'live',
      currency: 'USDT',
      amount: amountOf('900000000'),
    });
    await expect(page.locator('[data-condition="loan"]')).toHaveAttribute('data-state', 'met');
    await chooseNetwork(page, 'TRC20');
    await page.getByRole('textbox', { name: 'Address' }).fill(tron);
    await page.getByLabel('Payment password', { exact: true }).fill('demo5678');
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await amount.fill('800000000');
    await expect(page.getByText(/^Over your daily limit/).first()).toBeVisible();
    await amount.fill('500');
    await page.getByRole('button', { name: 'Review' }).click();
    const sheet = page.getByRole('dialog', { name: 'Review the withdrawal' });
    await expect(sheet).toContainText(tron.match(/.{1,4}/g)?.[0] ?? '');
    await expect(sheet.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect(page.locator('[data-holds-taps]')).toHaveCount(0);
    await hold(page);
    await expect(page.getByText('In review').first()).toBeVisible();

    await page.locator('[data-mode-badge] button').first().click();
    const panel = page.getByRole('dialog', { name: 'Presenter' });
    await panel.getByRole('tab', { name: 'Back office' }).click();
    await panel.getByRole('button', { name: 'Approve' }).click();
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.goto(`${world.address}/#/pages/fund/receive_withdraw_record?view=withdrawals`);
    const newest = page.getByRole('list', { name: 'Withdrawals' }).getByRole('listitem').first();
    await expect(newest).toContainText('500');
    await expect(newest).toContainText('Sent');
    await page.goto(`${world.address}/#/pages/fund/assets?view=bills`);
    const bill = page.getByRole('listitem').filter({ hasText: 'Withdrawal sent' });
    await expect(bill.filter({ hasText: '498' })).toBeVisible();
  });
  await test.step('KY2: where the server asks for an identity in the middle of a withdrawal, back is the form as it was, and nothing was sent', async () => {
    await open(page, world, '/pages/fund/withdraw');
    await chooseNetwork(page, 'TRC20');
    const address = page.getByRole('textbox', { name: 'Address' });
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await address.fill(tron);
    await page.getByLabel('Payment password', { exact: true }).fill('demo5678');
    await amount.fill('600');
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(page.getByRole('dialog', { name: 'Review the withdrawal' })).toBeVisible();
    await takesTaps(page);
    await world.presenter.setFaults({ verifyNextCall: true });
    await press(page);
    await expect(page).toHaveURL(/#\/pages\/setting\/real\?return=/);
    await page.mouse.up();
    await page.getByRole('link', { name: 'Continue where you were' }).click();
    await expect(page).toHaveURL(/#\/pages\/fund\/withdraw/);
    await expect(address).toHaveValue(tron);
    await expect(amount).toHaveValue('600');
    await expect(page.getByLabel('Payment password', { exact: true })).toHaveValue('');
    const requests = page.getByRole('list', { name: 'Withdrawals' }).getByRole('listitem');
    await expect(requests.filter({ hasText: 'Sent' }).first()).toBeVisible();
    await expect(requests.filter({ hasText: '600' })).toHaveCount(0);
  });
});
