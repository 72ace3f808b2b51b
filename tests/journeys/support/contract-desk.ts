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
  await page.getByRole('button', { name: /^Leverage \d/ }).click();
  await page.getByRole('dialog').getByRole('radio', { name: leverage, exact: true }).click();
  await sheetIsGone(page);
  await takesTaps(page);
}

/** So many lots instead of a margin. */
export async function fillLots(ticket: Locator, lots: string): Promise<void> {
  const toLots = ticket.getByRole('button', { name: /Switch to Lots$/ });
  if (await toLots.isVisible()) await toLots.click();
  await ticket.getByRole('textbox', { name: 'Size' }).fill(lots);
}

/** Chooses levels of the ticket by their distances; one that is left out is none. */
export async function chooseLevels(page: Page, levels: { takeProfit?: string; stopLoss?: string }): Promise<void> {
  await page
    .getByRole('form', { name: 'Contract ticket' })
    .getByRole('button', { name: /^TP\/SL/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Take profit and stop loss' });
  await takesTaps(page);
  const groups = sheet.getByRole('group', { name: 'Usual distances' });
  for (const [index, name] of [levels.takeProfit, levels.stopLoss].entries())
    await groups
      .nth(index)
      .getByRole('button', { name: name ?? 'None', exact: true })
      .click();
  await sheet.getByRole('button', { name: 'Done' }).click();
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
  await fillLots(ticket, wish.lots);
  // The same side may be open already.
  const rows = page.getByRole('button', {
    name: new RegExp(`^Close ${wish.direction} ${wish.symbol ?? 'BTC/USDT'}`),
  });
  const before = await rows.count();
  await ticket.locator('button[type="submit"]').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Place / })
    .click();
  await expect(rows).toHaveCount(before + 1);
}
