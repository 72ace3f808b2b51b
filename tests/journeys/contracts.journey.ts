import { chooseLevels, contractDesk, fillLots, openPosition } from './support/contract-desk.ts';
import { realScope, titleOfPending, walkClosingWithOneHalted, walkPending } from './support/contract-scopes.ts';
import { factOf } from './support/facts.ts';
import { open } from './support/pages.ts';
import { sheetIsGone } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test('PO3, E34, H11: a long position is opened from the ticket, turned round in two steps, and closed', async ({
  page,
  world,
}) => {
  const ticket = await contractDesk(page, world);
  await fillLots(ticket, '1');
  await ticket.locator('button[type="submit"]').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Opening fee');
  await sheet.getByRole('button', { name: /^Place / }).click();
  await expect(page.getByText('Position opened').first()).toBeVisible();
  await page.getByRole('button', { name: /^Close Long BTC\/USDT/ }).click();
  await sheet.getByRole('button', { name: 'Reverse: close, then open Short' }).click();
  // The second step is an order like any other, asked for once the first is done.
  await expect(sheet.getByRole('button', { name: /^Place / })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Close Long BTC\/USDT/ })).toHaveCount(0);
  await sheet.getByRole('button', { name: /^Place / }).click();
  const close = page.getByRole('button', { name: /^Close Short BTC\/USDT/ });
  await close.click();
  await sheet.getByRole('button', { name: 'Close position' }).click();
  await expect(close).toHaveCount(0);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('tab', { name: /^History\s*[1-9]\d*$/ })).toBeVisible();
  await expect(page.getByText(/^Simulated results: no real market impact/)).toHaveCount(world.kind === 'demo' ? 1 : 0);
  await page.getByRole('button', { name: 'Details of Long BTC/USDT' }).first().click();
  await expect(sheet).toContainText('Result after fees');
  const submits = world.calls('/lever/submit');
  if (submits !== undefined) expect([submits, world.calls('/lever/close')]).toEqual([2, 2]);
});

test(titleOfPending(realScope), ({ page, world }) => walkPending(page, world, realScope));

test('PO3: longs and shorts are closed at once, each with its result; one whose market stands still stays open and is named', ({
  page,
  world,
}) => walkClosingWithOneHalted(page, world, realScope));

test('PO2, PO3, CH3, E4: levels of the ticket are set after the order, stand on the chart and are moved with the keys; take profit fires by itself, and a gap liquidates a position that is not protected', async ({
  page,
  world,
}) => {
  const ticket = await contractDesk(page, world);
  const sheet = page.getByRole('dialog');
  await test.step('PO2, CH3, E4: levels of the ticket are set after the order, stand on the chart and are moved with the keys', async () => {
    await fillLots(ticket, '1');
    await chooseLevels(page, { takeProfit: '10%', stopLoss: '2%' });
    await ticket.locator('button[type="submit"]').click();
    await expect(sheet).toContainText('Set once the order opens');
    await sheet.getByRole('button', { name: /^Place / }).click();
    await expect(page.getByText('Stops set').first()).toBeVisible();
    expect(world.calls('/lever/submit') ?? 1).toBe(1);
    await open(page, world, '/pages/transaction/contract?symbol=BTC/USDT&view=chart');
    const stop = page.getByRole('slider', { name: /^Stop loss of Long/ });
    await stop.focus();
    const before = await stop.getAttribute('aria-valuenow');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Enter');
    await expect(sheet).toContainText('Move stop loss?');
    await sheet.getByRole('button', { name: 'Move it' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(stop).not.toHaveAttribute('aria-valuenow', before ?? '');
    await open(page, world, '/pages/transaction/contract?symbol=BTC/USDT');
    await page.getByRole('button', { name: /^Close Long BTC\/USDT/ }).click();
    await sheet.getByRole('button', { name: 'Close position' }).click();
    await expect(page.getByText('No open positions.')).toBeVisible();
    await sheetIsGone(page);
  });
  await test.step('PO2, PO3: take profit fires by itself, and a position that is not protected is liquidated by a gap', async () => {
    await openPosition(page, { direction: 'Long', lots: '1' });
    await page.getByRole('button', { name: /^Set stops of Long/ }).click();
    await sheet.getByRole('button', { name: '10%' }).click();
    await sheet.getByRole('button', { name: '5%' }).last().click();
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toHaveCount(0);
    await world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: 12 });
    await expect(page.getByText('No open positions.')).toBeVisible();

    await openPosition(page, { direction: 'Short', lots: '300', leverage: '50×' });
    await world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: 15 });
    // First what goes by itself.
    await expect(page.getByText('Closed by liquidation: BTC/USDT')).toBeVisible();
    await expect(page.getByText('No open positions.')).toBeVisible();
    await page.getByRole('tab', { name: 'History' }).click();
    const rows = page.getByRole('listitem').filter({ hasText: 'BTC/USDT' });
    await expect(rows.nth(0)).toContainText(/-[\d,]{6,}(\.\d+)?\sUSDT/);
    await expect(rows.nth(1)).toContainText(/\+\d[\d,.]*\sUSDT/);
    await page.getByRole('button', { name: 'Details of Short BTC/USDT' }).first().click();
    await expect(factOf(sheet, 'Status')).toHaveText('Closed by liquidation');
  });
});
