import type { Page } from '@playwright/test';
import { open } from './support/pages.ts';
import { expect, test, type JourneyWorld } from './support/world.ts';

/** The three scripts of docs/showing-the-demo.md, row by row, as a person does them who reads them aloud. */
const storyOf = (page: Page) => page.getByRole('region', { name: 'Story of the scene' });
const back = (page: Page): Promise<void> =>
  page
    .getByRole('link', { name: 'Back' })
    .or(page.getByRole('button', { name: 'Back' }))
    .first()
    .click();
const ticketOf = (page: Page) => page.getByRole('form', { name: 'Order ticket' });

async function tell(page: Page, steps: number): Promise<void> {
  for (let step = 1; step < steps; step += 1) {
    await expect(storyOf(page)).toContainText(`${step} / ${steps}`);
    await storyOf(page).getByRole('button', { name: 'Next' }).click();
    const practice = page.getByRole('button', { name: 'Got it' });
    if (page.url().includes('/moni/')) await practice.click();
  }
  await storyOf(page).getByRole('button', { name: 'Done' }).click();
  await expect(storyOf(page)).toHaveCount(0);
}

/** From the panel, as the scripts say. */
async function playNext(page: Page, name: string): Promise<void> {
  await page.locator('[data-mode-badge] button').first().click();
  const panel = page.getByRole('dialog', { name: 'Presenter' });
  await panel.getByRole('tab', { name: 'Scenes' }).click();
  await panel.getByRole('button', { name }).click();
  const sure = page.getByRole('button', { name: 'Replace and open' });
  await sure.or(storyOf(page)).first().waitFor();
  if (await sure.isVisible()) await sure.click();
  await expect(panel).toHaveCount(0);
}

async function start(page: Page, world: JourneyWorld, scene: string): Promise<void> {
  await open(page, world, `/?scene=${scene}`);
  await expect(storyOf(page)).toBeVisible();
}

test('DM1: the script of sales, row by row', async ({ page, world }) => {
  await open(page, world, '/');
  for (const [from, to] of [
    ['Language', 'Español'],
    ['Idioma', 'English'],
  ] as const) {
    await page.getByRole('button', { name: from }).click();
    await page.getByRole('radio', { name: to }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await start(page, world, 'gap');
  await tell(page, 3);
  await expect(page.getByRole('main')).toContainText('Filled');
  await back(page);
  await page
    .getByRole('button', { name: 'Buy BTC' })
    .or(page.getByRole('link', { name: 'Buy BTC' }))
    .first()
    .click();
  const ticket = ticketOf(page);
  await ticket
    .getByRole('tab', { name: 'Market' })
    .or(ticket.getByRole('radio', { name: 'Market' }))
    .first()
    .click();
  await ticket.locator('input[name="size"]').fill('100');
  await page.getByRole('button', { name: 'Buy BTC · 100 USDT' }).click();
  await page.getByRole('button', { name: 'Place demo order' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Place demo order' })).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await playNext(page, 'Gap through a stop');
  await tell(page, 3);
  await expect(page.getByRole('main')).toContainText('Stop loss');
  const tabs = page.getByRole('navigation').getByRole('link', { name: 'Finance' });
  for (let times = 0; times < 5; times += 1) await back(page);
  await tabs.click();
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Practice' }).click();
  await expect(page).toHaveURL(/\/moni\//);
});

test('DM1: the script of testers, row by row', async ({ page, world }) => {
  await start(page, world, 'slow');
  const ticket = ticketOf(page);
  await ticket.locator('input[name="size"]').fill('0.01');
  await page.getByRole('button', { name: 'Buy 0.01 BTC' }).click();
  await page.getByRole('button', { name: 'Place demo order' }).dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Every answer takes three seconds: until the last one nothing can be sent.
  const again = ticket.locator('button[type="submit"]');
  await expect(again).toBeDisabled();
  await expect(again).toBeEnabled({ timeout: 60_000 });
  await playNext(page, 'Lost answer');
  await ticket.locator('input[name="size"]').fill('0.01');
  await page.getByRole('button', { name: 'Buy 0.01 BTC' }).click();
  await page.getByRole('button', { name: 'Place demo order' }).click();
  await storyOf(page).getByRole('button', { name: 'Next' }).click();
  await expect(
    page
      .getByRole('main')
      .getByText('Pending 1')
      .or(page.getByRole('tab', { name: /Pending\s*1/ }))
      .first(),
  ).toBeVisible();
  for (const scene of ['Failing answers', 'Garbled answers']) {
    await playNext(page, scene);
    await expect(storyOf(page)).toBeVisible();
  }
  await playNext(page, 'Silent connection');
  await expect(page.getByText(/Delayed/).first()).toBeVisible();
  await playNext(page, 'Frozen account');
  await tell(page, 2);
  await expect(page).toHaveURL(/kefu\/index/);
  await page.locator('[data-mode-badge] button').first().click();
  const panel = page.getByRole('dialog', { name: 'Presenter' });
  await panel.getByRole('tab', { name: 'Demo' }).click();
  const file = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save as a file' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.json$/);
});

test('DM1: the script of teachers, row by row', async ({ page, world }) => {
  await start(page, world, 'newcomer');
  await tell(page, 3);
  await back(page);
  const ticket = ticketOf(page);
  await ticket.locator('input[name="size"]').fill('0.01');
  await page.getByRole('button', { name: 'Practice buy 0.01 BTC' }).click();
  await page.getByRole('button', { name: 'Place practice order' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await ticket
    .getByRole('button', { name: /Available/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  for (const scene of ['Calm market', 'Volatile market']) {
    await playNext(page, scene);
    await expect(storyOf(page)).toBeVisible();
  }
  await playNext(page, 'Liquidation');
  await tell(page, 3);
  await expect(page.getByRole('main')).toContainText('Closed by liquidation');
  await page.getByRole('tab', { name: /^Positions/ }).click();
  await expect(page.getByRole('link', { name: 'Limits and breaks' })).toBeVisible();
});
