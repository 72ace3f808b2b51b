import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { open, signedInTrade, signIn, TradePage } from './support/pages.ts';
import { sheetIsGone } from './support/walk.ts';
import { expect, test, type JourneyWorld } from './support/world.ts';

const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Presenter' });

async function openPanel(page: Page, tab: string): Promise<Locator> {
  await page.locator('[data-mode-badge] button').first().click();
  await panelOf(page).getByRole('tab', { name: tab }).click();
  return panelOf(page);
}

const closePanel = (page: Page): Promise<void> => panelOf(page).getByRole('button', { name: 'Close' }).click();

/** The last price of the pair on the trade page, as the backend has it. */
async function limitBelow(page: Page, share: number): Promise<string> {
  const text = await new TradePage(page).priceField.inputValue();
  return (Number(text) * share).toFixed(1);
}

async function placeBelow(page: Page, world: JourneyWorld, share: number): Promise<TradePage> {
  const trade = new TradePage(page);
  await trade.open(world);
  await trade.fillLimit({ price: await limitBelow(page, share), amount: '0.01' });
  await trade.send();
  await expect(trade.pendingRows).toHaveCount(1);
  return trade;
}

test('DM4: a saved demo comes back after a fresh start; a foreign file changes nothing', async ({ page, world }) => {
  await signIn(page, world);
  await placeBelow(page, world, 0.8);
  const panel = await openPanel(page, 'Demo');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const text = await readFile(await download.path());
  await panel.getByRole('button', { name: 'Start the demo again' }).click();
  await panel.getByRole('button', { name: 'Erase and start again' }).click();
  await expect.poll(async () => (await world.presenter.state()).isWorkedIn).toBe(false);
  await expect(page.getByText('The demo started again').first()).toBeVisible();
  // A late answer to the person who is gone with the demo may lead to the login: a reload begins without it.
  await page.reload();
  await openPanel(page, 'Demo');
  const picker = panel.locator('input[type="file"]');
  await picker.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(panel.getByText('This is not a saved demo.')).toBeVisible();
  await picker.setInputFiles({ name: 'demo.json', mimeType: 'application/json', buffer: text });
  await sheetIsGone(page);
  const trade = await signedInTrade(page, world);
  await expect(trade.pendingRows).toHaveCount(1);
});

test('DM3, DM4, E30: a link makes its scene: at once in a fresh demo, after asking in a used one, and not at all with a part that this demo does not know, which the page names', async ({
  page,
  world,
}) => {
  await test.step('DM4: a link with a part that this demo does not know is not followed, and the page says which', async () => {
    await open(page, world, '/pages/setting/setting');
    for (const [wish, words] of [
      ['scene=gap&persona=nobody', 'This demo has no person of that name.'],
      ['scene=gap&seed=4x2', 'The seed in the link is wrong'],
      ['scene=nowhere', 'This demo has no scene of that name.'],
    ] as const) {
      await page.evaluate((search) => {
        location.hash = `/pages/setting/setting?${search}`;
      }, wish);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page).toHaveURL(/setting\/setting$/);
    }
    expect(await world.presenter.state()).toMatchObject({ scene: undefined, seed: 20_260_101 });
  });
  await test.step('DM3, DM4, E30: a link makes its scene: at once in a fresh demo, after asking in a used one', async () => {
    // From outside, as one who follows a link comes.
    await page.goto('about:blank');
    await open(page, world, '/?scene=halted&seed=42');
    // A whole world is made meanwhile.
    await expect(page).toHaveURL(/transaction\/currency/);
    await expect(page.getByText('This market is closed.').first()).toBeVisible();
    expect(await world.presenter.state()).toMatchObject({ scene: 'halted', seed: 42, isWorkedIn: false });
    const trade = new TradePage(page);
    await expect(trade.pendingRows).toHaveCount(1);
    // What the scene tells stands over the end of the page until it is put away.
    await page.getByRole('region', { name: 'Story of the scene' }).getByRole('button').first().click();
    await trade.pendingRows.first().click();
    await expect(trade.pendingRows).toHaveCount(0);
    await page.evaluate(() => {
      location.hash = '/pages/market/market?scene=gap&seed=42&persona=lv1';
    });
    const question = page.getByRole('dialog', { name: 'Open the scene “Gap through a limit order”?' });
    await question.getByRole('button', { name: 'Keep everything' }).click();
    expect(await world.presenter.state()).toMatchObject({ scene: 'halted', isWorkedIn: true });
    await page.evaluate(() => {
      location.hash = '/pages/market/market?scene=gap&seed=42&persona=lv1';
    });
    await question.getByRole('button', { name: 'Replace and open' }).click();
    await expect.poll(async () => (await world.presenter.state()).scene).toBe('gap');
    await expect(page).toHaveURL(/market\/market$/);
    const panel = await openPanel(page, 'People');
    await expect(panel.getByRole('button', { name: 'Verified, level 1', pressed: true })).toBeVisible();
  });
});

/** The scenes of the scripts in docs/showing-the-demo.md, each with what its last step shows. */
const scripts = {
  sales: [
    ['gap', 3, /transaction\/currency_order\?list=history/, 'Filled'],
    ['stopped', 3, /transaction\/contract_order/, 'Stop loss'],
  ],
  tester: [
    ['slow', 1, /transaction\/currency\?/, 'BTC/USDT'],
    ['frozen', 2, /kefu\/index/, 'Support'],
  ],
  teacher: [
    ['newcomer', 3, /setting\/real_mark/, 'Basic, Lv1'],
    ['liquidated', 3, /transaction\/contract_order/, 'Closed by liquidation'],
  ],
} as const;

test('DM1: the scripts of sales, testers and teachers: each scene tells its story, and ends in its receipt', async ({
  page,
  world,
}) => {
  const story = page.getByRole('region', { name: 'Story of the scene' });
  for (const [scene, steps, path, receipt] of Object.values(scripts).flat()) {
    await test.step(scene, async () => {
      await open(page, world, `/?scene=${scene}`);
      await expect(story).toBeVisible();
      for (let step = 1; step < steps; step += 1) {
        await expect(story).toContainText(`${step} / ${steps}`);
        await story.getByRole('button', { name: 'Next' }).click();
        const practice = page.getByRole('button', { name: 'Got it' });
        if (page.url().includes('/moni/')) await practice.click();
      }
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main').getByText(receipt, { exact: false }).first()).toBeVisible();
      await story.getByRole('button', { name: 'Done' }).click();
      await expect(story).toHaveCount(0);
    });
  }
});

test('market and people: a jump fills what it passes over, a halt refuses, a trend has a typed size, any currency goes into any account, and the panel says what is on', async ({
  page,
  world,
}) => {
  await signIn(page, world);
  await test.step('market: a jump fills what it passes over, a halt refuses, and the panel says what is on', async () => {
    const trade = await placeBelow(page, world, 0.97);
    const panel = await openPanel(page, 'Market');
    await panel.getByRole('group', { name: 'Jump now' }).getByRole('button', { name: '-5' }).click();
    await closePanel(page);
    await expect(trade.pendingRows).toHaveCount(0);
    await openPanel(page, 'Market');
    await panel.getByText('Halt trading').click();
    await expect(panel.getByText('Trading halted · All pairs')).toBeVisible();
    await closePanel(page);
    await expect(page.getByText('This market is closed.').first()).toBeVisible();
    await expect(page.locator('[data-mode-badge]').first()).toContainText('+1');
    await openPanel(page, 'Market');
    await panel.getByRole('button', { name: 'Everything back to usual' }).click();
    await expect(panel.getByText('No control is on')).toBeVisible();
    await closePanel(page);
    await expect(page.getByText('This market is closed.')).toHaveCount(0);
  });
  await test.step('people and market: any currency into any account, and a trend of a typed size', async () => {
    const panel = await openPanel(page, 'People');
    const account = panel.getByRole('group', { name: 'Into which account' });
    await account.getByRole('button', { name: 'Options' }).click();
    await panel.getByLabel('Currency').fill('nothing');
    await expect(panel.getByText('This account does not hold that currency')).toBeVisible();
    await panel.getByLabel('Currency').fill('sol');
    await panel.getByLabel('Amount').fill('7.5');
    await panel.getByRole('button', { name: 'Add money' }).click();
    await expect(page.getByText('The money is there').first()).toBeVisible();
    await panel.getByRole('tab', { name: 'Market' }).click();
    await panel.getByLabel('Size in %').fill('101');
    await expect(panel.getByText('Between 0.01% and 100%')).toBeVisible();
    await panel.getByLabel('Size in %').fill('12.5');
    await panel.getByRole('group', { name: 'Trend within an hour' }).getByRole('button', { name: '+12.5' }).click();
    await expect(panel.getByText('Trend +12.50% · All pairs')).toBeVisible();
    await closePanel(page);
    await open(page, world, '/pages/fund/assets');
    await page.getByRole('radio', { name: 'Options' }).check();
    await expect(page.getByText('SOL', { exact: true }).first()).toBeVisible();
  });
});

test('E27: the tour: five steps by keyboard, and never offered again; a day forward is a day forward', async ({
  page,
  world,
}) => {
  await test.step('E27: the tour: five steps by keyboard, and never offered again', async () => {
    await page.goto(world.address);
    const tour = page.getByRole('region', { name: 'Guided tour' });
    const offer = page.getByRole('banner').getByRole('button', { name: 'Tour', exact: true });
    await offer.press('Enter');
    for (const [step, path] of [
      ['1 / 5', /\/$/],
      ['2 / 5', /market\/market/],
      ['3 / 5', /transaction\/currency/],
      ['4 / 5', /transaction\/currency/],
    ] as const) {
      await expect(tour).toContainText(step);
      await expect(page).toHaveURL(path);
      await tour.getByRole('button', { name: 'Next' }).press('Enter');
    }
    await expect(tour).toContainText('5 / 5');
    await expect(page).toHaveURL(/fund\/assets/);
    await tour.getByRole('button', { name: 'Done' }).press('Enter');
    await page.goto(world.address);
    await expect(page.getByText('BTC').first()).toBeVisible();
    await expect(tour).toHaveCount(0);
    await expect(offer).toHaveCount(0);
  });
  await test.step('time: a day forward is a day forward', async () => {
    await open(page, world, '/pages/market/market');
    const before = await world.presenter.state();
    const panel = await openPanel(page, 'Time');
    await panel.getByRole('button', { name: '+ 1 day' }).click();
    await expect
      .poll(async () => (await world.presenter.state()).now - before.now)
      .toBeGreaterThanOrEqual(24 * 3_600_000);
  });
});
