import { expect, type Page } from '@playwright/test';
import { knowPractice, knowRisks } from './device.ts';
import { goToOpenHours } from './market-hours.ts';
import { open, signIn } from './pages.ts';
import type { JourneyWorld } from './world.ts';

interface PendingScope {
  readonly scope: 'real money' | 'practice' | 'forex';
  readonly path: string;
  readonly symbol: string;
  readonly price: string;
  /** The price as it is listed. */
  readonly listed: string;
}

const low = { symbol: 'BTC/USDT', price: '30000', listed: '30,000' };
export const realPending: PendingScope = { scope: 'real money', path: '/pages/transaction/contract', ...low };
export const practicePending: PendingScope = { scope: 'practice', path: '/pages/moni/contract', ...low };
export const forexPending: PendingScope = {
  scope: 'forex',
  path: '/pages/forex/contract',
  symbol: 'EUR/USD',
  price: '0.9',
  listed: '0.9',
};

export const titleOfPending = ({ scope }: PendingScope): string =>
  `OE8, SM1: in ${scope} a limit order waits among the pending ones and can be revoked`;

/** A limit order far below the market, seen among the pending ones and revoked. */
export async function walkPending(page: Page, world: JourneyWorld, where: PendingScope): Promise<void> {
  const { scope, path, symbol, price, listed } = where;
  await knowPractice(page, world);
  await open(page, world, '/pages/common/login');
  if (scope === 'forex') await goToOpenHours(world);
  await signIn(page, world);
  await knowRisks(page, world);
  await open(page, world, `${path}?symbol=${symbol}`);
  const ticket = page.getByRole('form', { name: 'Contract ticket' });
  await expect(ticket.getByRole('slider')).toBeEnabled();
  await ticket.getByRole('radio', { name: 'Limit' }).check();
  await ticket.getByRole('textbox', { name: /^Price/ }).fill(price);
  await ticket.getByRole('textbox', { name: 'Size' }).fill('1');
  await ticket.locator('button[type="submit"]').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Place / })
    .click();
  await page.getByRole('tab', { name: /^Pending/ }).click();
  const revoke = page.getByRole('button', { name: new RegExp(`^Cancel Long ${symbol} at ${listed}`) });
  await revoke.click();
  await expect(revoke).toHaveCount(0);
  await expect(page.getByText(`No pending orders for ${symbol}.`)).toBeVisible();
}
