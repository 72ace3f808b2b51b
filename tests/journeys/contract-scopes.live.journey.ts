import { openPosition } from './support/contract-desk.ts';
import { knowPractice, knowRisks } from './support/device.ts';
import { factOf } from './support/facts.ts';
import { goToOpenHours } from './support/market-hours.ts';
import { open, signIn } from './support/pages.ts';
import { expect, test } from './support/world.ts';

/** Where else contracts are traded; in real money on coins the journeys of contracts walk the same in both worlds. */
const scopes = [
  {
    scope: 'practice',
    path: '/pages/moni/contract',
    symbol: 'BTC/USDT',
    currency: 'USDT practice',
    closes: /^Close 2/,
  },
  { scope: 'forex', path: '/pages/forex/contract', symbol: 'EUR/USD', currency: 'USD', closes: /^Close 2/ },
] as const;

for (const { scope, path, symbol, currency, closes } of scopes) {
  test(`PO2, PO3, SM1: in ${scope} take profit fires by itself, several are closed at once, and a gap liquidates and says so`, async ({
    page,
    world,
  }) => {
    await knowPractice(page, world);
    if (scope === 'forex') await goToOpenHours(world);
    await signIn(page, world);
    await knowRisks(page, world);
    await open(page, world, `${path}?symbol=${symbol}`);
    const [ticket, sheet] = [page.getByRole('form', { name: 'Contract ticket' }), page.getByRole('dialog')];
    await expect(ticket.getByRole('slider')).toBeEnabled();
    const nothing = page.getByText(`No open positions for ${symbol}.`);
    const gap = (percent: number) => world.presenter.shapeMarket({ kind: 'gap', pair: symbol, percent });

    const levels = ticket.getByRole('checkbox', { name: 'Take profit and stop loss' });
    await levels.check();
    await ticket.getByRole('button', { name: '10%', exact: true }).click();
    await ticket.getByRole('button', { name: '2%', exact: true }).click();
    await openPosition(page, { direction: 'Long', lots: '1', symbol });
    await expect(page.getByText('Stops set').first()).toBeVisible();
    await gap(12);
    await expect(nothing).toBeVisible();
    await levels.uncheck();

    await openPosition(page, { direction: 'Long', lots: '1', symbol });
    await openPosition(page, { direction: 'Short', lots: '2', symbol });
    await page.getByRole('button', { name: 'Close several (2)' }).click();
    await sheet.getByRole('button', { name: closes }).click();
    await expect(sheet).toContainText('2 of 2 positions closed.');
    await sheet.getByRole('button', { name: 'Done' }).click();

    await openPosition(page, { direction: 'Short', lots: '300', leverage: '50×', symbol });
    await gap(90);
    await expect(nothing).toBeVisible();
    await page.getByRole('tab', { name: 'History' }).click();
    const rows = page.getByRole('listitem').filter({ hasText: symbol });
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(0)).toContainText(new RegExp(`-[\\d,]{5,}(\\.\\d+)?\\s${currency}`));
    await expect(rows.nth(3)).toContainText(/\+\d/);
    await page
      .getByRole('button', { name: `Details of Short ${symbol}` })
      .first()
      .click();
    await expect(factOf(sheet, 'Status')).toHaveText('Closed by liquidation');
  });
}
