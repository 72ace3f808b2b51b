import type { Page } from '@playwright/test';
import { open, signIn } from './support/pages.ts';
import { expect, test, type JourneyWorld } from './support/world.ts';

/** The contract desk of bitcoin in real money, signed in. */
async function contractDesk(page: Page, world: JourneyWorld) {
  await signIn(page, world);
  await open(page, world, '/pages/transaction/contract?symbol=BTC/USDT');
  const ticket = page.getByRole('form', { name: 'Contract ticket' });
  await expect(ticket.getByRole('slider')).toBeEnabled();
  return ticket;
}

test('PO3: a long position is opened from the ticket, shown with its risk, and closed', async ({ page, world }) => {
  const ticket = await contractDesk(page, world);
  await ticket.getByRole('textbox', { name: 'Size' }).fill('1');
  await ticket.locator('button[type="submit"]').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Opening fee');
  await sheet.getByRole('button', { name: /^Place / }).click();
  await expect(page.getByText('Position opened').first()).toBeVisible();
  const close = page.getByRole('button', { name: /^Close Long BTC\/USDT/ });
  await expect(close).toBeVisible();
  await close.click();
  await sheet.getByRole('button', { name: 'Close position' }).click();
  await expect(close).toHaveCount(0);
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Details of Long BTC/USDT' }).first().click();
  await expect(sheet).toContainText('Result after fees');
});
