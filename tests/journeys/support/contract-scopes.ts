import { expect, type Page } from '@playwright/test';
import { chooseLevels, fillLots, openPosition } from './contract-desk.ts';
import { factOf } from './facts.ts';
import { signInAtOpenHours } from './market-hours.ts';
import { open } from './pages.ts';
import type { JourneyWorld } from './world.ts';

/** Where contracts are traded, with two pairs that are open at the same hours. */
export interface ContractScope {
  readonly scope: 'real money' | 'practice' | 'forex';
  readonly root: '/pages/transaction' | '/pages/moni' | '/pages/forex';
  readonly symbol: string;
  readonly other: string;
  /** As sums are written there. */
  readonly currency: string;
}

export const realScope: ContractScope = {
  scope: 'real money',
  root: '/pages/transaction',
  symbol: 'BTC/USDT',
  other: 'ETH/USDT',
  currency: 'USDT',
};
export const practiceScope: ContractScope = {
  scope: 'practice',
  root: '/pages/moni',
  symbol: 'BTC/USDT',
  other: 'ETH/USDT',
  currency: 'USDT practice',
};
export const forexScope: ContractScope = {
  scope: 'forex',
  root: '/pages/forex',
  symbol: 'EUR/USD',
  other: 'GBP/USD',
  currency: 'USD',
};

/** Signed in at the contract ticket of a scope, in its hours. */
async function openTicket(page: Page, world: JourneyWorld, { scope, root, symbol }: ContractScope): Promise<void> {
  await signInAtOpenHours(page, world, scope);
  await goToTicket(page, world, `${root}/contract?symbol=${symbol}`);
}

async function goToTicket(page: Page, world: JourneyWorld, path: string): Promise<void> {
  await open(page, world, path);
  await expect(page.getByRole('form', { name: 'Contract ticket' }).getByRole('slider')).toBeEnabled();
}

export const titleOfPending = ({ scope }: ContractScope): string =>
  `OE8, SM1: in ${scope} a limit order waits among the pending ones and can be revoked`;

/** A limit order far below the market, seen among the pending ones and revoked. */
export async function walkPending(page: Page, world: JourneyWorld, where: ContractScope): Promise<void> {
  const { scope, symbol } = where;
  const [price, listed] = scope === 'forex' ? ['0.9', '0.9'] : ['30000', '30,000'];
  await openTicket(page, world, where);
  const ticket = page.getByRole('form', { name: 'Contract ticket' });
  await ticket.getByRole('radio', { name: 'Limit' }).check();
  await ticket.getByRole('textbox', { name: /^Price/ }).fill(price);
  await fillLots(ticket, '1');
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

/** Take profit fires by itself, several are closed at once, and a gap liquidates and says so. */
export async function walkContracts(page: Page, world: JourneyWorld, where: ContractScope): Promise<void> {
  const { symbol, currency } = where;
  await openTicket(page, world, where);
  const sheet = page.getByRole('dialog');
  const nothing = page.getByText('No open positions.');
  const gap = (percent: number) => world.presenter.shapeMarket({ kind: 'gap', pair: symbol, percent });

  await chooseLevels(page, { takeProfit: '10%', stopLoss: '2%' });
  await openPosition(page, { direction: 'Long', lots: '1', symbol });
  await expect(page.getByText('Stops set').first()).toBeVisible();
  await gap(12);
  await expect(nothing).toBeVisible();

  await openPosition(page, { direction: 'Long', lots: '1', symbol });
  await openPosition(page, { direction: 'Short', lots: '2', symbol });
  await page.getByRole('button', { name: 'Close several (2)' }).click();
  await sheet.getByRole('button', { name: /^Close 2/ }).click();
  await expect(sheet).toContainText('2 of 2 positions closed.');
  await sheet.getByRole('button', { name: 'Done' }).click();

  await openPosition(page, { direction: 'Short', lots: '300', leverage: '50×', symbol });
  await gap(90);
  // First what goes by itself.
  await expect(page.getByText(`Closed by liquidation: ${symbol}`)).toBeVisible();
  await expect(nothing).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  const rows = page.getByRole('listitem').filter({ hasText: symbol });
  // Newest first; a person with a past in this world has older ones below.
  await expect(rows.nth(0)).toContainText(new RegExp(`-[\\d,]{5,}(\\.\\d+)?\\s${currency}`));
  await expect(rows.nth(3)).toContainText(/\+\d/);
  await page
    .getByRole('button', { name: `Details of Short ${symbol}` })
    .first()
    .click();
  await expect(factOf(sheet, 'Status')).toHaveText('Closed by liquidation');
}

/** Longs and shorts are closed at once, each with its result; one whose market stands still stays open and is named. */
export async function walkClosingWithOneHalted(page: Page, world: JourneyWorld, where: ContractScope): Promise<void> {
  const { root, symbol, other } = where;
  await openTicket(page, world, where);
  const sheet = page.getByRole('dialog');
  await openPosition(page, { direction: 'Long', lots: '1', symbol });
  await goToTicket(page, world, `${root}/contract?symbol=${other}`);
  await openPosition(page, { direction: 'Short', lots: '2', symbol: other });
  await open(page, world, `${root}/contract_order`);
  await page.getByRole('button', { name: 'Close several (2)' }).click();
  await expect(sheet).toContainText('Will be closed2');
  await world.presenter.shapeMarket({ kind: 'halt', pair: other, isHalted: true });
  await sheet.getByRole('button', { name: /^Close 2/ }).click();
  await expect(sheet).toContainText('1 of 2 positions closed.');
  await expect(factOf(sheet, symbol)).toHaveText(
    /Long \d[\d.,]*\s\S+( practice)? · Closed\s*Entry \d[\d.,]*\s*Result after fees\s*[▲▼][-+]\d[\d.,]*\s\S+/,
  );
  await expect(sheet).toContainText(/Total result after fees, USDT?\s*[▲▼][-+]\d/);
  await expect(factOf(sheet, other)).toHaveText(/Short \d[\d.,]*\s\S+( practice)? · Still open/);
  await world.presenter.shapeMarket({ kind: 'halt', pair: other, isHalted: false });
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: new RegExp(`^Close Short ${other}`) }).click();
  await sheet.getByRole('button', { name: /^Close (practice )?position$/ }).click();
  await expect(page.getByText('No open positions.')).toBeVisible();
}
