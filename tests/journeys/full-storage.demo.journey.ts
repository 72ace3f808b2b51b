import { readFile } from 'node:fs/promises';
import { signIn, TradePage } from './support/pages.ts';
import { expect, test } from './support/world.ts';

const isFull = 'There is no room left in this browser.';

/** From now on the browser has no room for what the engine writes, as it says so itself. */
const fillUp = (): void => {
  const add = IDBObjectStore.prototype.add;
  addEventListener('give-room', () => {
    IDBObjectStore.prototype.add = add;
  });
  IDBObjectStore.prototype.add = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
};

test('a browser without room: the order is refused in words and was not placed, everything can be saved, and with room it goes on', async ({
  page,
  world,
}) => {
  await signIn(page, world);
  const trade = new TradePage(page);
  await trade.open(world);
  await trade.fillLimit({ price: '1000', amount: '0.01' });
  await trade.send();
  await expect(trade.pendingRows).toHaveCount(1);
  await page.evaluate(fillUp);
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
  await page.evaluate(() => dispatchEvent(new Event('give-room')));
  await trade.open(world);
  await expect(trade.pendingRows).toHaveCount(1);
  await trade.fillLimit({ price: '1002', amount: '0.01' });
  await trade.send();
  await expect(trade.pendingRows).toHaveCount(2);
  await expect(page.getByText(isFull)).toHaveCount(0);
  await page.reload();
  await expect(trade.pendingRows).toHaveCount(2);
});

test('a browser that keeps nothing says so, and lets somebody start', async ({ page, world }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not here', 'SecurityError');
    };
  });
  await page.goto(`${world.address}/#/pages/market/market`);
  await expect(page.getByText('This browser keeps nothing').first()).toBeVisible();
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect(page.getByText('This browser keeps nothing')).toHaveCount(0);
  await expect(page.getByText('BTC').first()).toBeVisible();
});
