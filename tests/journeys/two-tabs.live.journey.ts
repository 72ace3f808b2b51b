import { contractDesk, openPosition } from './support/contract-desk.ts';
import { open } from './support/pages.ts';
import { settle } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test('E42: of two tabs with the same positions each reads them again after a change, and neither keeps the other asking', async ({
  page,
  world,
  context,
}) => {
  await contractDesk(page, world);
  const there = await context.newPage();
  await open(there, world, '/pages/transaction/contract?symbol=BTC/USDT');
  await settle(there);
  // Balances are not asked for by themselves.
  let asked = 0;
  there.on('request', (request) => (asked += Number(request.url().endsWith('/wallet/detail'))));
  await openPosition(page, { direction: 'Long', lots: '1' });
  await expect(there.getByRole('button', { name: /^Close Long BTC\/USDT/ })).toBeVisible();
  // Long enough for a ring of tabs to ask dozens of times.
  await page.waitForTimeout(3_000);
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(10);
  await there.getByRole('button', { name: /^Close Long BTC\/USDT/ }).click();
  await there.getByRole('dialog').getByRole('button', { name: 'Close position' }).click();
  await expect(page.getByText('No open positions.')).toBeVisible();
});
