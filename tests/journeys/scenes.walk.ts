import type { Locator, Page } from '@playwright/test';
import { sceneIds, type SceneId } from '../../src/core/domain/server/scene-id.ts';
import { signInElsewhere, signOutElsewhere } from './support/device.ts';
import { factOf } from './support/facts.ts';
import { listsAreRead, TradePage } from './support/pages.ts';
import { closeSheet, settle, visitToWalk } from './support/walk.ts';
import { expect, test, type JourneyWorld } from './support/world.ts';

/** Goes there without waiting for anything: in some scenes nothing comes. */
const show = (page: Page, path: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, path);

/** Plays a scene and goes on as its person, where it is to be looked at first. */
async function enter(page: Page, world: JourneyWorld, scene: SceneId): Promise<void> {
  await show(page, '/');
  // The current session does not exist in the new world.
  await signOutElsewhere(page, world);
  const { token, path } = await world.presenter.playScene({ scene });
  await signInElsewhere(page, world, token);
  await show(page, path);
}

async function sendOrder(page: Page): Promise<TradePage> {
  const trade = new TradePage(page);
  await expect(trade.ticket.getByRole('slider')).toBeEnabled();
  await listsAreRead(page);
  await trade.fillLimit({ price: '1000', amount: '0.01' });
  await trade.send();
  return trade;
}

/** Of one minute's return, as far as the table below the chart goes back. */
async function sigmaOfMinutes(page: Page): Promise<number> {
  await page.getByText('1m', { exact: true }).click();
  const summary = page.getByText('Prices as a table');
  const rows = page.getByRole('table').first().locator('tbody tr');
  if (!(await rows.first().isVisible())) await summary.click();
  await expect(rows.nth(20)).toBeVisible();
  const closes = await rows.evaluateAll((all) =>
    all.slice(1, 40).map((row) => Number(row.children[4]?.textContent.replaceAll(',', ''))),
  );
  const moves = closes.slice(1).map((close, index) => Math.log(close / (closes[index] ?? close)) ** 2);
  return Math.sqrt(moves.reduce((sum, move) => sum + move, 0) / moves.length);
}

/** Half of the answers are broken: sooner or later a page has to say so. */
async function seeTrouble(page: Page): Promise<void> {
  // A chart asks again by itself until it has its candles; these pages leave that to the person.
  const paths = [
    '/pages/fund/assets',
    '/pages/fund/withdraw',
    '/pages/fund/receive',
    '/pages/lockming/lockming',
    '/pages/transaction/contract_order',
    '/pages/fund/transfer',
  ];
  const waiting = [...paths, ...paths].values();
  await expect(async () => {
    await show(page, waiting.next().value ?? '/');
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 2500 });
  }).toPass({ timeout: 30_000 });
}

/** What ended last is a position of bitcoin with a loss. */
const seeLoss =
  (direction: 'Long' | 'Short') =>
  async (page: Page): Promise<void> => {
    await page.getByRole('tab', { name: 'History' }).click();
    const row = page
      .getByRole('listitem')
      .filter({ hasText: `${direction}BTC/USDT` })
      .first();
    await expect(row).toContainText(/-[\d,]+\.\d+\sUSDT/);
  };

const closedRow = (page: Page, symbol: string): Locator =>
  page.getByRole('link', { name: new RegExp(`^${symbol}, .*Closed$`) });

const isClosed = 'This market is closed.';

/** What one scene shows and a later one is compared with. */
interface Seen {
  sigmaWhileCalm: number;
}

const looks: Readonly<Record<SceneId, (page: Page, seen: Seen) => Promise<void>>> = {
  newcomer: async (page) => {
    await show(page, '/pages/setting/setting');
    await expect(page.getByText('Nico')).toBeVisible();
  },
  busy: async (page) => {
    await expect(new TradePage(page).pendingRows).toHaveCount(7);
  },
  calm: async (page, seen) => {
    seen.sigmaWhileCalm = await sigmaOfMinutes(page);
  },
  volatile: async (page, { sigmaWhileCalm }) => {
    expect(await sigmaOfMinutes(page)).toBeGreaterThan(3 * sigmaWhileCalm);
  },
  rally: async (page) => {
    await expect(page.locator('[data-mode-badge]').first()).toContainText('+1');
  },
  gap: async (page) => {
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Details of the order to Buy 0.1 BTC' }).first().click();
    const sheet = page.getByRole('dialog');
    const priceOf = async (name: string): Promise<number> =>
      Number((await factOf(sheet, name).textContent())?.replaceAll(/[^\d.]/g, ''));
    expect(await priceOf('Average fill price')).toBeLessThan(0.985 * (await priceOf('Limit price')));
    await closeSheet(page);
  },
  halted: async (page) => {
    await expect(page.getByText(isClosed).first()).toBeVisible();
    await expect(new TradePage(page).pendingRows).toHaveCount(1);
  },
  stopped: seeLoss('Long'),
  liquidated: seeLoss('Short'),
  weekend: async (page) => {
    await expect(closedRow(page, 'EUR/USD')).toBeVisible();
  },
  closed: async (page) => {
    await expect(closedRow(page, 'BTC/USDT')).toBeVisible();
  },
  slow: async (page) => {
    const start = performance.now();
    await show(page, '/pages/transaction/currency?symbol=SOL/USDT&view=chart');
    await expect(page.getByText('Prices as a table')).toBeVisible();
    await settle(page);
    expect(performance.now() - start).toBeGreaterThan(2500);
  },
  lost: async (page) => {
    const trade = await sendOrder(page);
    await expect(trade.ticket.locator('[aria-live] [data-tone]')).toContainText('The answer was lost');
    await expect(trade.pendingRows).toHaveCount(2);
  },
  failing: seeTrouble,
  garbled: seeTrouble,
  settling: async (page) => {
    const newest = page.getByRole('region', { name: 'Timed options' }).getByRole('listitem').first();
    await expect(newest.getByRole('timer')).toBeVisible();
    // It is due within twenty seconds. Then the news of it is late: meanwhile the row says that it is being settled.
    await expect(newest).toContainText('Settling');
    await expect(newest).toContainText(/Won|Lost|Tie/);
  },
  silent: async (page) => {
    await expect(page.getByText(/Delayed/).first()).toBeVisible();
  },
  dead: async (page) => {
    await expect(page.getByText(/Delayed/).first()).toBeVisible();
    await expect(page.getByText('Reconnecting').first()).toBeAttached();
  },
  expired: async (page) => {
    await expect(page.getByLabel('E-mail or mobile number')).toBeVisible();
  },
  verify: async (page) => {
    await expect(page.getByText('Please verify your identity.').first()).toBeVisible();
    await expect(page).toHaveURL(/#\/pages\/setting\/real\?return=/);
  },
  full: async (page) => {
    const trade = await sendOrder(page);
    await expect(page.getByText('There is no room left to store this, so it was not done.').first()).toBeVisible();
    await expect(trade.pendingRows).toHaveCount(1);
  },
  frozen: async (page) => {
    await expect(page.getByRole('note')).toContainText('Funds frozen.');
  },
  overdue: async (page) => {
    await expect(page.getByRole('note')).toContainText('Account locked until your loan is repaid.');
    await show(page, '/pages/setting/setting');
    await expect(page.getByRole('note')).toContainText('Account locked');
  },
};

test('every scene, one after the other in one page: the screen shows what it promises', async ({ page, world }) => {
  await visitToWalk(page, world);
  const seen: Seen = { sigmaWhileCalm: Number.NaN };
  for (const scene of sceneIds) {
    await test.step(scene, async () => {
      await enter(page, world, scene);
      await looks[scene](page, seen);
    });
  }
});
