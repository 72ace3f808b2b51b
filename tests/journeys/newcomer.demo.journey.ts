import type { Page } from '@playwright/test';
import { approve, lookAgain, useExample } from './support/back-office.ts';
import { choose, open, fillSignIn, takesTaps } from './support/pages.ts';
import { goTo, sheetIsGone } from './support/walk.ts';
import { expect, test, type JourneyWorld } from './support/world.ts';

const identifier = 'new@tandem.test';

async function signInAsNewcomer(page: Page, world: JourneyWorld, path: string): Promise<void> {
  await open(page, world, `/pages/common/login?return=${encodeURIComponent(path)}`);
  await fillSignIn(page, { identifier, password: 'demo1234' });
  await expect.poll(() => page.url()).toContain(`#${path}`);
}

/** More than the first level lets out within a day. */
const deposited = '90000000';
const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const paymentPassword = 'first-time-7';

async function setPaymentPassword(page: Page): Promise<void> {
  await goTo(page, '/pages/fund/withdraw');
  await expect(page.getByText('Set a payment password to withdraw.')).toBeVisible();
  await page.getByRole('form').getByRole('link', { name: 'Set password' }).click();
  await page.getByLabel('New password', { exact: true }).fill(paymentPassword);
  await page.getByLabel('Confirm new password').fill(paymentPassword);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Verification code').fill('246810');
  await page.getByRole('button', { name: 'Set payment password' }).click();
  await expect(page.getByText('Payment password set').first()).toBeVisible();
}

/** Too much is refused, the first small sum costs nothing, and the second one does. */
async function withdrawTwice(page: Page, world: JourneyWorld): Promise<void> {
  await goTo(page, '/pages/fund/withdraw');
  await choose(page.getByRole('radio', { name: 'TRC20' }));
  await page.getByRole('textbox', { name: 'Address' }).fill(address);
  await page.getByLabel('Payment password', { exact: true }).fill(paymentPassword);
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('80000000');
  await expect(page.getByText(/^Over your daily limit/).first()).toBeVisible();
  await amount.fill('300');
  await expect(page.getByText('Free: first withdrawal')).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('dialog', { name: 'Review the withdrawal' })).toContainText('300');
  await takesTaps(page);
  await page.getByRole('button', { name: 'Hold: Withdraw' }).hover();
  await page.mouse.down();
  await expect(page.getByText('Requested')).toBeVisible();
  await page.mouse.up();
  await approve(world, 'withdrawal');

  await goTo(page, '/pages/fund/receive_withdraw_record?view=withdrawals');
  await expect(page.getByRole('list', { name: 'Withdrawals' })).toContainText('Sent');
  await goTo(page, '/pages/fund/withdraw');
  await choose(page.getByRole('radio', { name: 'TRC20' }));
  await page.getByRole('textbox', { name: 'Amount' }).fill('300');
  await expect(page.getByRole('term').filter({ hasText: 'You receive' })).toBeVisible();
  await expect(page.getByText('Free: first withdrawal')).toHaveCount(0);
}

test('KY1 KY2 FU1 FU3: a newcomer is refused, corrects the application, is approved, deposits, converts and takes money out', async ({
  page,
  world,
}) => {
  const decide = (isApproved: boolean, reason: string): Promise<void> =>
    world.presenter.decide({ kind: 'identity', identifier, level: 1, isApproved, reason });
  await signInAsNewcomer(page, world, '/pages/setting/real');
  // Without both ways to contact the person no check passes: the page says so, and links to the fix, which leads back.
  const name = page.getByLabel('Name as in the document');
  await name.fill('Nico Exampel');
  await page.getByRole('link', { name: 'Add now' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add phone' });
  await sheet.getByLabel('Country code').fill('65');
  await sheet.getByLabel('Number').fill('91000777');
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await sheet.getByLabel('Verification code').fill('246810');
  const bind = sheet.getByRole('button', { name: 'Verify' });
  // In a sheet the room around the button has the ground of the sheet, not that of a page.
  const groundOf = (element: Element): string => getComputedStyle(element).backgroundColor;
  expect(await bind.locator('..').evaluate(groundOf)).toBe(await sheet.locator('> div').first().evaluate(groundOf));
  await bind.click();
  await expect(page).toHaveURL(/setting\/real$/);
  await sheetIsGone(page);
  await expect(page.getByText('Add e-mail and phone first')).toHaveCount(0);
  await expect(name).toHaveValue('Nico Exampel');
  await expect(page.getByLabel('Mobile number')).toHaveValue(/91000777$/);
  await page.getByLabel('Document number').fill('S1234567D');
  const sendBothSides = async (): Promise<void> => {
    for (const side of ['Front side', 'Back side']) await useExample(page, side);
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByText('Under review')).toBeVisible();
  };
  await sendBothSides();
  await decide(false, 'The name differs from the document');
  await lookAgain(page);
  await expect(page.getByText('Reason: The name differs from the document')).toBeVisible();
  await expect(name).toHaveValue('Nico Exampel');
  await name.fill('Nico Example');
  await page.getByLabel('Mobile number').fill('+6591000777');
  await sendBothSides();
  await decide(true, '');

  await goTo(page, '/pages/fund/receive?currency=3');
  await choose(page.getByRole('radio', { name: 'TRC20' }));
  await page.getByLabel('Amount').fill(deposited);
  await useExample(page, 'Picture of the payment');
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await expect(page.getByText('90,000,000').first()).toBeVisible();
  await approve(world, 'deposit');
  await goTo(page, '/pages/fund/fundTransfer?currency=3&to=1&amount=500');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Convert now' }).click();
  await expect(page.getByText('500 USDT was converted to BTC.')).toBeVisible();
  await setPaymentPassword(page);
  await withdrawTwice(page, world);
});
