import type { Page } from '@playwright/test';
import { factOf } from './support/facts.ts';
import { open, signedInTrade } from './support/pages.ts';
import { goTo, goToGate, sheetIsGone } from './support/walk.ts';
import { expect, test } from './support/world.ts';

const explanation = 'How practice differs';

test('SM1, SM2, MO2, MO3, MO4: practice keeps the pair and clears the ticket, says once how it differs, outlasts a reload, and places, reads and cancels an order on the same screens, with calls of practice alone', async ({
  page,
  world,
  context,
}) => {
  const trade = await signedInTrade(page, world);
  await test.step('MO4: switching to practice keeps the pair and clears the ticket', async () => {
    await trade.fillLimit({ price: '1234', amount: '0.02' });
    await trade.open(world, 'moni');
    await expect(trade.amountField).toHaveValue('');
    await expect(trade.priceField).not.toHaveValue('1234');
  });
  await test.step('SM2: how practice differs is said once, can be read again at any time, and practice sums say what they are', async () => {
    const sheet = page.getByRole('dialog', { name: explanation });
    await expect(sheet).toContainText('Practice orders never reach a real market');
    await expect(sheet).toContainText('Results in practice say nothing about results with real money.');
    await page.getByRole('button', { name: 'Got it' }).click();
    await sheetIsGone(page);
    await page.reload();
    await expect(trade.ticket).toContainText(/Available\s*[\d,.]+\sUSDT\spractice/);
    await expect(sheet).toHaveCount(0);
    await page.locator('[data-mode-badge]').getByRole('button', { name: 'Practice' }).click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveTitle(/Practice/);
  });
  await test.step('SM1, MO3: an order of practice is placed, read and cancelled on the same screens, with calls of practice alone', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    const available = /Available\s*[\d,.]+\sUSDT\spractice/;
    await expect(trade.ticket).toContainText(available);
    const before = available.exec((await trade.ticket.textContent()) ?? '')?.[0];
    await trade.fillLimit({ price: '1000', amount: '0.01' });
    await expect(trade.submit).toHaveText('Practice buy 0.01\u00a0BTC');
    await trade.submit.click();
    await expect(trade.sheet).toContainText('Check your practice order');
    await trade.place.click();
    await expect(trade.pendingRows).toHaveCount(1);
    await expect(trade.ticket).not.toContainText(before ?? 'nothing');
    await page.getByRole('button', { name: /^Details of the order to/ }).click();
    await expect(factOf(trade.sheet, 'Account')).toHaveText('Practice');
    await page.keyboard.press('Escape');
    await trade.pendingRows.click();
    await expect(trade.pendingRows).toHaveCount(0);
    await expect(trade.ticket).toContainText(before ?? 'nothing');
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Cancelled' })).toHaveCount(1);
    // The frame of every page asks once whether an amount has to be authorised.
    const ofPage = 'GET /api/wallet/getneedsqnumber';
    expect(asked.filter((call) => / \/api\/(coin|wallet|optional)\//.test(call) && call !== ofPage)).toEqual([]);
    expect(asked.filter((call) => call.endsWith('coin/trade'))).toEqual([
      'POST /api/monicoin/trade',
      'PUT /api/monicoin/trade',
    ]);
  });
  await test.step('MO2: a reload keeps a page of both accounts in practice, and a new tab begins with real money', async () => {
    const badge = (one: Page) => one.locator('[data-mode-badge]').getByText('Practice', { exact: true });
    await goTo(page, '/');
    await expect(page).toHaveTitle(/^Home · Practice/);
    await page.reload();
    await expect(badge(page)).toBeVisible();
    await expect(page).toHaveTitle(/^Home · Practice/);
    await goTo(page, '/pages/fund/transfer');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Practice transfer' })).toBeVisible();
    const other = await context.newPage();
    await open(other, world, '/');
    await expect(other).toHaveTitle(/^Home/);
    await expect(other).not.toHaveTitle(/Practice/);
    await expect(badge(other)).toHaveCount(0);
    await other.close();
    await goToGate(page, '/pages/fund/assets');
    await expect(page.getByRole('heading', { name: /You are leaving practice/ })).toBeVisible();
  });
});
