import type { Locator, Page } from '@playwright/test';
import { chooseLevels, contractDesk, fillLots, openPosition } from './support/contract-desk.ts';
import { OptionsPage, signIn } from './support/pages.ts';
import { expect, test, type JourneyWorld } from './support/world.ts';

// The contract suite lives through the same hour with the data of the screens (asleep.contract.test.tsx); here a browser does.
test.use({ kind: 'live' });

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** An hour in a pocket: the page stands still, the connection is lost, and the market goes on. */
async function sleepForAnHour(page: Page, world: JourneyWorld, meanwhile = async (): Promise<void> => undefined) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await meanwhile();
  await world.presenter.advance({ milliseconds: hourMs });
  await world.presenter.dropSocket();
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
}

test('SO2: a phone that slept over the expiry shows the result when it wakes', async ({ page, world }) => {
  await signIn(page, world);
  const options = new OptionsPage(page);
  await options.open(world);
  await options.start('Down', '10');
  await sleepForAnHour(page, world);
  await expect(options.newest).toContainText(/Won|Lost|Tie/);
  await page.getByRole('tab', { name: 'Settled' }).click();
  await expect(options.newest).toContainText(/Won|Lost|Tie/);
});

/** The minutes that a table of prices shows, the newest first, epoch ms. */
const minutesOf = (table: Locator): Promise<readonly number[]> =>
  table
    .locator('tbody th')
    .evaluateAll((cells) =>
      cells.map((cell) => Date.parse(`${(cell.textContent ?? '').replace(/(\d\d)\/(\d\d)\/(\d{4}),?/, '$3-$2-$1')}Z`)),
    );

test('CH2, MK5, PO1, PO2: after an hour of sleep the marks, the stops, the waiting orders and the candles are those of now', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const ticket = await contractDesk(page, world);
  await page.getByText('1m', { exact: true }).click();
  await page.getByText('Prices as a table').click();
  const table = page.getByRole('table').first();
  await openPosition(page, { direction: 'Short', lots: '1' });
  await ticket.getByRole('radio', { name: 'Long' }).check();
  await chooseLevels(page, { stopLoss: '2%' });
  await openPosition(page, { direction: 'Long', lots: '1' });
  await expect(page.getByText('Stops set').first()).toBeVisible();
  await ticket.getByRole('radio', { name: 'Limit' }).check();
  await ticket.getByRole('textbox', { name: /^Price/ }).fill('56000');
  await fillLots(ticket, '2');
  await ticket.locator('button[type="submit"]').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Place / })
    .click();
  await expect(page.getByRole('tab', { name: /^Pending\s*1$/ })).toBeVisible();
  const before = (await minutesOf(table))[0] ?? 0;

  // Deep enough for the stop to fire and for the waiting order to be met.
  await sleepForAnHour(page, world, () => world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: -16 }));

  await expect(page.getByRole('tab', { name: /^Pending\s*1$/ })).toHaveCount(0);
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Close (Long|Short)/ }) });
  await expect(rows).toHaveCount(2);
  // Short from 63 thousand, and the price is 53 thousand now.
  await expect(rows.filter({ has: page.getByRole('button', { name: /^Close Short/ }) })).toContainText(
    /\+\d{2,3}\.\d\d/,
  );
  // The one with a stop is gone; the one that waited is as large as it was asked for.
  await expect(rows.filter({ has: page.getByRole('button', { name: /^Close Long/ }) })).toContainText('0.02 BTC');
  await expect.poll(async () => (await minutesOf(table))[0] ?? 0).toBeGreaterThanOrEqual(before + hourMs);
  const minutes = await minutesOf(table);
  expect(minutes.slice(1).filter((minute, index) => (minutes[index] ?? 0) - minute !== minuteMs)).toEqual([]);
  await page.getByRole('tab', { name: /^History/ }).click();
  await expect(page.getByRole('button', { name: 'Details of Long BTC/USDT' })).toHaveCount(1);
});
