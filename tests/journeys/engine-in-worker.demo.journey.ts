import type { BrowserContext, Page } from '@playwright/test';
import { open, signedInTrade, TradePage } from './support/pages.ts';
import { expect, test, type JourneyWorld } from './support/world.ts';

const order = { price: '1000', amount: '0.01' };

const hasEngine = (page: Page): boolean => page.workers().some((worker) => worker.url().includes('engine-worker'));

test('two tabs share the engine in the worker of the first; when that closes, the second goes on with all of it', async ({
  page,
  world,
  context,
}) => {
  const first = await signedInTrade(page, world);
  expect(hasEngine(page)).toBe(true);
  const second = await context.newPage();
  const beside = new TradePage(second);
  await beside.open(world);
  expect(hasEngine(second)).toBe(false);
  await beside.fillLimit(order);
  await beside.send();
  await expect(beside.pendingRows).toHaveCount(1);
  await expect(first.pendingRows).toHaveCount(1);
  // Both tabs hold one ticket: placed there, it is empty here too.
  await expect(first.amountField).toHaveValue('');
  await first.fillLimit({ ...order, price: '1001' });
  await first.send();
  await expect(first.pendingRows).toHaveCount(2);
  await page.close({ runBeforeUnload: false });
  await expect.poll(() => hasEngine(second)).toBe(true);
  await expect(beside.pendingRows).toHaveCount(2);
  await beside.fillLimit({ ...order, price: '1002' });
  await beside.send();
  await expect(beside.pendingRows).toHaveCount(3);
});

/** A page of a policy that forbids workers, so that the engine runs in it. */
async function pageWithoutWorkers(context: BrowserContext, world: JourneyWorld): Promise<Page> {
  const page = await context.newPage();
  await page.route(`${world.address}/`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/worker-src [^;]*;/, 'worker-src &#39;none&#39;;');
    await route.fulfill({ response: answer, body });
  });
  return page;
}

test('where a policy forbids workers the engine runs in the page, and everything works, also after ten minutes of sleep', async ({
  browser,
  world,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB', timezoneId: 'UTC' });
  const page = await pageWithoutWorkers(context, world);
  // The clock that is wound forward is the page's, and the engine is there as well.
  await page.clock.install({ time: new Date() });
  await page.clock.resume();
  await test.step('where a policy forbids workers the engine runs in the page, and everything works', async () => {
    const trade = await signedInTrade(page, world);
    expect(page.workers()).toEqual([]);
    await trade.fillLimit(order);
    await trade.send();
    await expect(trade.pendingRows).toHaveCount(1);
  });
  await test.step('a phone that slept for ten minutes: the chart has no gap and no double bar', async () => {
    await open(page, world, '/pages/transaction/currency?symbol=BTC/USDT&view=chart');
    expect(page.workers()).toEqual([]);
    await page.getByText('1m', { exact: true }).click();
    await page.getByText('Prices as a table').click();
    const table = page.getByRole('table').first();
    await expect(table.getByRole('row').nth(2)).toBeVisible();
    const newest = () =>
      table
        .locator('tbody tr')
        .evaluateAll((rows) => rows.slice(0, 14).map((row) => Date.parse(row.firstElementChild?.textContent ?? '')));
    const [before = 0] = await newest();
    // The page's timers stand still, the clock does not: each that is due fires once.
    await page.clock.fastForward(10 * 60_000);
    await expect.poll(async () => ((await newest())[0] ?? 0) - before).toBeGreaterThanOrEqual(10 * 60_000);
    const steps = async () => (await newest()).map((time, index, all) => time - (all[index + 1] ?? time - 60_000));
    await expect.poll(steps).toEqual(Array.from({ length: 14 }, () => 60_000));
  });
  await context.close();
});
