import type { Locator } from '@playwright/test';
import { open, signedInTrade } from './support/pages.ts';
import { expect, test } from './support/world.ts';

/** Start of the first row's bar, epoch ms. */
const newestBar = (table: Locator): Promise<number> =>
  table
    .locator('tbody tr')
    .first()
    .evaluate((row) =>
      Date.parse(row.querySelector('time')?.getAttribute('datetime') ?? row.firstElementChild?.textContent ?? ''),
    );

const chart = '/pages/transaction/currency?symbol=BTC/USDT&view=chart';

test('CH2, E1: the connection dies and comes back, and the chart has no gap and no double bar', async ({
  page,
  world,
}) => {
  await open(page, world, chart);
  await page.getByText('1m', { exact: true }).click();
  const table = page.getByRole('table').first();
  await page.getByText('Prices as a table').click();
  await expect(table.getByRole('row').nth(2)).toBeVisible();
  const before = await newestBar(table);
  await world.presenter.setFaults({ socketDown: true });
  await world.presenter.advance({ milliseconds: 5 * 60_000 });
  await expect(page.getByText('Reconnecting').first()).toBeAttached();
  await world.presenter.setFaults({ socketDown: false });
  await expect(page.getByText('Reconnecting')).toHaveCount(0);
  // The newest bar is the one of the minute that the market is in now, minutes after the one before the gap.
  await expect.poll(() => newestBar(table)).toBeGreaterThanOrEqual(before + 5 * 60_000);
  const times = await table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows
        .slice(0, 12)
        .map((row) => row.querySelector('time')?.getAttribute('datetime') ?? row.firstElementChild?.textContent ?? ''),
    );
  expect(new Set(times).size).toBe(times.length);
  const minutes = times.map((time) => Date.parse(time));
  for (const [index, minute] of minutes.entries()) {
    const older = minutes[index + 1];
    if (older !== undefined) expect(minute - older).toBe(60_000);
  }
});

test('MK5: a price that no longer comes is called delayed, and an old one is not traded on', async ({
  page,
  world,
}) => {
  const trade = await signedInTrade(page, world);
  await world.presenter.setFaults({ socketDown: true });
  await expect(page.getByText(/Delayed/).first()).toBeVisible();
  // Older than fifteen seconds, a price is not traded on.
  await expect(page.getByText(/Delayed (1[6-9]|[2-9]\d) sec/).first()).toBeVisible();
  await trade.fillLimit({ price: '1000', amount: '0.01' });
  await trade.submit.click();
  await expect(page.getByText('This price is old')).toBeVisible();
  // The socket is still down: with it the price comes by itself, and takes the button away under the tap.
  await page.getByRole('button', { name: 'Refresh the price' }).click();
  await expect(page.getByText('This price is old')).toHaveCount(0);
  await world.presenter.setFaults({ socketDown: false });
  await trade.submit.click();
  await expect(trade.place).toBeVisible();
});

test('SO2: a phone whose clock is two minutes off still gets fresh prices', async ({ page, world }) => {
  await page.clock.install({ time: Date.now() + 120_000 });
  await page.clock.resume();
  const trade = await signedInTrade(page, world);
  await page.waitForTimeout(4000);
  await expect(page.getByText(/Delayed/)).toHaveCount(0);
  await trade.fillLimit({ price: '1000', amount: '0.01' });
  await trade.send();
  await expect(trade.pendingRows).toHaveCount(1);
});
