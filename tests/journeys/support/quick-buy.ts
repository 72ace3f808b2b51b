import { expect, type Page } from '@playwright/test';

/** Orders for 200 dollars by bank transfer, and opens the order. */
export async function orderQuickBuy(page: Page): Promise<void> {
  await page.getByLabel('Country').selectOption('TH');
  await page.getByLabel('You send').fill('200');
  await page.getByLabel('Payment method').selectOption('bank');
  await page.getByLabel('Your bank').selectOption('Bangkok Bank');
  await page.getByLabel('Full name').fill('Dana Example');
  await page.getByLabel('E-mail').fill('dana@example.test');
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(page.getByText('Verifying')).toBeVisible();
}
