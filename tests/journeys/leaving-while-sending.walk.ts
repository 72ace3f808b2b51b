import type { Page } from '@playwright/test';
import { knowPractice, showLanguage } from './support/device.ts';
import { testBehind, type DroppingWorld } from './support/dropping-world.ts';
import { moneyTaps } from './support/money-taps.ts';
import { fillSignIn, logOut, open, takesTaps, TradePage } from './support/pages.ts';
import { expect } from './support/world.ts';

const { order } = moneyTaps;
/** The server carries out whatever arrives. */
const test = testBehind({ protocol: 'HTTP/1.1', ignoresRequestIds: true });
const slowMs = 5000;
const tradePath = '/pages/transaction/currency?symbol=BTC/USDT';

/** One order is on its way, and its answer takes a while. */
async function sendSlowly(page: Page, world: DroppingWorld): Promise<TradePage> {
  await order.prepare(page, world);
  await world.presenter.setFaults({ latencyMs: slowMs });
  await order.tap(page);
  await expect.poll(() => world.arrived(order.path).length).toBe(1);
  return new TradePage(page);
}

async function isOneOrder(page: Page, world: DroppingWorld): Promise<void> {
  await world.presenter.setFaults({ latencyMs: 0 });
  const trade = new TradePage(page);
  await expect(trade.pendingRows).toHaveCount(1);
  await expect(trade.submit).not.toHaveText('Sending…');
  expect([world.arrived(order.path).length, world.effects(order.command)]).toEqual([1, 1]);
  expect(await world.pendingOrders()).toHaveLength(1);
}

test('R1 the back button on a confirmation, and forward again, sends nothing; a page that is left while it sends and comes back finds the order', async ({
  page,
  world,
}) => {
  await order.prepare(page, world);
  await page.goBack();
  await page.goForward();
  await new TradePage(page).stands();
  expect(world.arrived(order.path)).toHaveLength(0);
  const trade = new TradePage(page);
  await trade.fillLimit({ price: '1000', amount: '0.01' });
  await trade.submit.click();
  await takesTaps(page);
  await world.presenter.setFaults({ latencyMs: slowMs });
  await order.tap(page);
  await expect.poll(() => world.arrived(order.path).length).toBe(1);
  await page.goto('about:blank');
  await page.goBack();
  await isOneOrder(page, world);
});

test('R1 another language and another screen while an order is sent change nothing of it', async ({ page, world }) => {
  const trade = await sendSlowly(page, world);
  await showLanguage(page, world, 'spa');
  await open(page, world, '/pages/market/market');
  await showLanguage(page, world, 'en');
  await open(page, world, tradePath);
  await trade.stands();
  await isOneOrder(page, world);
});

test('R1 an answer that comes after its person has logged out is told to nobody, and the order is in the list of the next login', async ({
  page,
  world,
  context,
}) => {
  const trade = await sendSlowly(page, world);
  const other = await context.newPage();
  await open(other, world, '/pages/setting/setting');
  await logOut(other);
  await expect(other.getByText('Not logged in')).toBeVisible();
  await expect(trade.ticket).toContainText('Log in to trade');
  await page.waitForTimeout(2 * slowMs);
  await expect(page.getByText('Order placed')).toHaveCount(0);
  await expect(page.getByText('The answer was lost')).toHaveCount(0);
  await world.presenter.setFaults({ latencyMs: 0 });
  await other.close();
  // An answer to the ended session may lead there before the tap does.
  await trade.ticket
    .getByText('Log in to trade')
    .or(page.getByRole('textbox', { name: 'Password' }))
    .first()
    .click();
  await fillSignIn(page, { identifier: 'trader@tandem.test', password: 'demo1234' });
  await trade.stands();
  await expect(trade.pendingRows).toHaveCount(0);
  await expect(trade.submit).toBeVisible();
  await expect(page.getByText('Order placed')).toHaveCount(0);
  expect([world.arrived(order.path).length, world.effects(order.command)]).toEqual([1, 1]);
});

test('R1 A21 two windows in two accounts send their own orders, and neither tells of the other', async ({
  page,
  world,
  context,
}) => {
  await sendSlowly(page, world);
  const practice = new TradePage(await context.newPage());
  await knowPractice(practice.page, world);
  await practice.open(world, 'moni');
  await practice.fillLimit({ price: '1000', amount: '0.01' });
  await practice.submit.click();
  await takesTaps(practice.page);
  await practice.place.click();
  await expect.poll(() => world.arrived('/monicoin/trade').length).toBe(1);
  await isOneOrder(page, world);
  await expect(practice.pendingRows).toHaveCount(1);
  expect(world.arrived('/monicoin/trade')).toHaveLength(1);
});
