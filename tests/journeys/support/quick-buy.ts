import { expect, type Page } from '@playwright/test';
import { chooseInSheet } from './pages.ts';

/** Fills in an order for 7,080 baht by bank transfer. */
export async function fillQuickBuy(page: Page): Promise<void> {
  await chooseInSheet(page, 'Country', 'Thailand');
  await page.getByLabel('You send').fill('7080');
  await chooseInSheet(page, 'Payment method', 'Bank transfer');
  await chooseInSheet(page, 'Your bank', 'Bangkok Bank');
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Last name').fill('Example');
  await page.getByLabel('E-mail').fill('dana@example.test');
  await page.getByLabel('Phone').fill('66812345678');
}

/** Sends the form, and opens the order. */
export async function sendQuickBuy(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(page.getByText('Verifying')).toBeVisible();
}

/** Orders for 7,080 baht by bank transfer, and opens the order. */
export async function orderQuickBuy(page: Page): Promise<void> {
  await fillQuickBuy(page);
  await expect(page.getByText('≈ 200 USDT')).toBeVisible();
  await sendQuickBuy(page);
}
