import { expect, type Locator, type Page } from '@playwright/test';
import { knowRisks } from './device.ts';
import { open, signIn, takesTaps } from './pages.ts';
import { sheetIsGone } from './walk.ts';
import type { JourneyWorld } from './world.ts';

/** The contract desk of bitcoin in real money, signed in. */
export async function contractDesk(page: Page, world: JourneyWorld): Promise<Locator> {
  await signIn(page, world);
  await knowRisks(page, world);
  await open(page, world, '/pages/transaction/contract?symbol=BTC/USDT');
  const ticket = page.getByRole('form', { name: 'Contract ticket' });
  await expect(ticket.getByRole('slider')).toBeEnabled();
  return ticket;
}

async function chooseLeverage(page: Page, leverage: string): Promise<void> {
  await page.getByRole('button', { name: /^Leverage/ }).click();
  await page.getByRole('dialog').getByRole('radio', { name: leverage, exact: true }).click();
  await sheetIsGone(page);
  await takesTaps(page);
}

/** Opens a position of so many lots at the market. */
export async function openPosition(
  page: Page,
  wish: { direction: 'Long' | 'Short'; lots: string; leverage?: string; symbol?: string },
): Promise<void> {
  const ticket = page.getByRole('form', { name: 'Contract ticket' });
  await ticket.getByRole('radio', { name: wish.direction }).check();
  if (wish.leverage !== undefined) await chooseLeverage(page, wish.leverage);
  await ticket.getByRole('textbox', { name: 'Size' }).fill(wish.lots);
  await ticket.locator('button[type="submit"]').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Place / })
    .click();
  await expect(
    page.getByRole('button', { name: new RegExp(`^Close ${wish.direction} ${wish.symbol ?? 'BTC/USDT'}`) }),
  ).toBeVisible();
}
