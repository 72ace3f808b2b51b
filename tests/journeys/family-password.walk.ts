import { EnginePresenter } from '../../src/adapters/mock/presenter/engine-presenter.ts';
import { amount } from '../../src/core/money/amount.ts';
import { approve } from './support/back-office.ts';
import { holdDown, look, wakeUp, writesTo, type Life } from './support/family-life.ts';
import { testOn } from './support/family-world.ts';
import { choose, takesTaps } from './support/pages.ts';
import { goTo } from './support/walk.ts';
import { expect } from './support/world.ts';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const newcomer = { identifier: 'new@tandem.test', password: 'demo1234' };
const paymentPassword = 'first-time-7';
const test = testOn('c');

/** What is taken from one account has to be in another one, too. */
async function give(life: Life): Promise<void> {
  const presenter = new EnginePresenter(life.sandbox.server);
  for (const wallet of ['spot', 'options'] as const)
    await presenter.topUp({ ...newcomer, account: 'live', wallet, currency: 'USDT', amount: amount('2000') });
}

/** It can be set once alone, and the page says so before and after. */
async function setPaymentPassword({ page }: Life): Promise<void> {
  await page.getByRole('form').getByRole('link', { name: 'Set password' }).click();
  await expect(page.getByText('You set it once; after that only support can change it.')).toBeVisible();
  await look(page, 'c-password-once');
  await page.getByLabel('New password', { exact: true }).fill(paymentPassword);
  await page.getByLabel('Confirm new password').fill(paymentPassword);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Verification code').fill('246810');
  await page.getByRole('button', { name: 'Set payment password' }).dblclick();
  await expect(page.getByText('Payment password set').first()).toBeVisible();
  await goTo(page, '/pages/setting/payPassword');
  await expect(page.getByText('It is set. Only support can change it.')).toBeVisible();
  await look(page, 'c-password-final');
}

async function fillWithdrawal({ page }: Life): Promise<void> {
  await goTo(page, '/pages/fund/withdraw?currency=3');
  await choose(page.getByRole('radio', { name: 'TRC20' }));
  await page.getByRole('textbox', { name: 'Address' }).fill(tron);
  await page.getByRole('textbox', { name: 'Amount' }).fill('500');
}

test('family c: without a payment password no withdrawal is tried; one is set once, and the money goes out', async ({
  page,
  world,
  sandbox,
}) => {
  const life = { page, world, sandbox };
  await give(life);
  await wakeUp(life, '/pages/setting/setting', newcomer);
  await fillWithdrawal(life);
  await expect(page.getByText('Set a payment password to withdraw.')).toBeVisible();
  await expect(page.getByLabel('Payment password', { exact: true })).toHaveCount(0);
  await look(page, 'c-password-none');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(writesTo(sandbox)).toEqual([]);

  await setPaymentPassword(life);
  await fillWithdrawal(life);
  await page.getByLabel('Payment password', { exact: true }).fill(paymentPassword);
  await look(page, 'c-password-asked');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('dialog', { name: 'Review the withdrawal' })).toContainText('498');
  await takesTaps(page);
  await holdDown(page, 'Hold: Withdraw');
  await expect(page.getByText('Requested')).toBeVisible();
  await page.mouse.up();
  await approve(world, 'withdrawal');
  expect(writesTo(sandbox)).toEqual(['POST /sms_mail 200', 'POST /safe/update_password 200', 'POST /wallet/out 200']);
});
