import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signedInTrade } from './support/pages.ts';
import { roomOf } from './support/room.ts';
import { expect, test, type JourneyWorld } from './support/world.ts';

const isFull = 'This browser is full.';

test('a browser without room: the order is refused in words and was not placed, everything can be saved, and with room it goes on', async ({
  page,
  world,
}) => {
  const trade = await signedInTrade(page, world);
  await trade.fillLimit({ price: '1000', amount: '0.01' });
  await trade.send();
  await expect(trade.pendingRows).toHaveCount(1);
  await world.presenter.setFaults({ storageFull: true });
  await trade.fillLimit({ price: '1001', amount: '0.01' });
  await trade.send();
  await expect(page.getByText('There is no room left to store this, so it was not done.').first()).toBeVisible();
  await expect(page.getByRole('alert').getByText(isFull)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ kind: 'tandem-demo' });
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'Keep everything' }).click();
  await world.presenter.setFaults({ storageFull: false });
  await trade.open(world);
  await expect(trade.pendingRows).toHaveCount(1);
  await trade.fillLimit({ price: '1002', amount: '0.01' });
  await trade.send();
  await expect(trade.pendingRows).toHaveCount(2);
  await expect(page.getByText(isFull)).toHaveCount(0);
  await page.reload();
  await expect(trade.pendingRows).toHaveCount(2);
});

test('a browser whose room really ends in the middle of work: what it acknowledged is there afterwards, and no more', async ({
  page,
  world,
}) => {
  const trade = await signedInTrade(page, world);
  await trade.fillLimit({ price: '1000', amount: '0.01' });
  await trade.send();
  await expect(trade.pendingRows).toHaveCount(1);
  const giveRoom = await roomOf(page, world);
  await giveRoom(1);
  // The browser believes for half a minute what it last read about its room.
  const refusal = page.getByText('There is no room left to store this, so it was not done.').first();
  let placed = 1;
  await expect(async () => {
    await trade.fillLimit({ price: String(1000 + placed), amount: '0.01' });
    await trade.send();
    await expect(trade.pendingRows.nth(placed).or(refusal)).toBeVisible();
    placed = await trade.pendingRows.count();
    await expect(refusal).toBeVisible({ timeout: 10 });
  }).toPass({ timeout: 120_000, intervals: [3000] });
  await expect(page.getByRole('alert').getByText(isFull)).toBeVisible();
  await page.reload();
  await expect(trade.pendingRows).toHaveCount(placed);
  await giveRoom();
  await expect(trade.ticket.getByRole('slider')).toBeEnabled();
  await trade.fillLimit({ price: '999', amount: '0.01' });
  await trade.send();
  await expect(trade.pendingRows).toHaveCount(placed + 1);
  await expect(page.getByText(isFull)).toHaveCount(0);
  await page.reload();
  await expect(trade.pendingRows).toHaveCount(placed + 1);
});

const keepsNothing = 'This browser keeps nothing';

async function startWithoutKeeping(page: Page, world: JourneyWorld): Promise<void> {
  await page.goto(`${world.address}/#/pages/market/market`);
  await expect(page.getByText(keepsNothing).first()).toBeVisible();
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect(page.getByText(keepsNothing)).toHaveCount(0);
  await expect(page.getByText('BTC').first()).toBeVisible();
}

test('a browser that has no room from the beginning, or forbids storage, says so, and still starts', async ({
  page,
  world,
}) => {
  await test.step('no room from the beginning', async () => {
    const giveRoom = await roomOf(page, world);
    await giveRoom(1);
    await startWithoutKeeping(page, world);
    await giveRoom();
  });
  await test.step('storage is forbidden', async () => {
    await page.addInitScript(() => {
      // Nothing can be put into a worker beforehand; without one the backend runs in the page.
      Reflect.deleteProperty(globalThis, 'Worker');
      IDBFactory.prototype.open = () => {
        throw new DOMException('not here', 'SecurityError');
      };
    });
    await page.goto('about:blank');
    await startWithoutKeeping(page, world);
  });
});
