import type { Page } from '@playwright/test';
import { factOf } from './support/facts.ts';
import { open, signIn, takesTaps } from './support/pages.ts';
import { settle, sheetIsGone } from './support/walk.ts';
import { expect, test, type JourneyWorld } from './support/world.ts';

const market = '/pages/nft/nft';
const minutes = (count: number) => ({ milliseconds: count * 60_000 });

/** Chooses noon of a day after today in the calendar, by its keys. */
async function chooseNoon(page: Page, label: string, days: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}: `) }).press('Enter');
  await page.getByRole('dialog', { name: label }).locator('[aria-current="date"]').focus();
  for (let day = 0; day < days; day += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await sheetIsGone(page);
  await page.getByLabel(`${label} (hh:mm)`).fill('12:00');
}

/** The page of one artwork, reached from the market. */
async function openArtwork(page: Page, world: JourneyWorld, name: string): Promise<void> {
  await signIn(page, world, market);
  await page
    .getByRole('list', { name: 'Artworks' })
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

test('NF2, NF3: a deposit and a bid, outbid by a bot that is called one, the auction won, and paid within the day', async ({
  page,
  world,
}) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { capabilities: { auctionDeposit: true } } }));
  const botWord = world.kind === 'demo' ? 'demo bot' : 'bot';
  await openArtwork(page, world, 'Glass Tower');
  const [main, sheet] = [page.getByRole('main'), page.getByRole('dialog')];
  const field = main.getByRole('textbox', { name: 'Your bid' });
  const bids = main.getByRole('list', { name: 'Bids' }).getByRole('listitem');
  await expect(field).toHaveValue('105');
  await expect(main).toContainText('The winner pays within one day, or the deposit is lost.');
  await main.getByRole('button', { name: 'Lock the deposit without a bid' }).click();
  await sheet.getByRole('button', { name: 'Lock it' }).click();
  await expect(factOf(main, 'Locked now')).toHaveText('Deposit already locked');
  await main.getByRole('button', { name: 'Bid 105 USDT' }).click();
  await sheet.getByRole('button', { name: 'Place bid' }).click();
  await expect(bids.first()).toContainText('You');

  await world.presenter.advance(minutes(36));
  await expect(bids.first()).toContainText(new RegExp(`Bot [A-Z][a-z]+${botWord}.*110\\sUSDT.*leads`));
  await expect(main).toContainText('Outbid: 110 USDT is the highest bid now.');
  await expect(field).toHaveValue('115');
  // Beyond what the bots go up to.
  await field.fill('310');
  await main.getByRole('button', { name: 'Bid 310 USDT' }).click();
  await sheet.getByRole('button', { name: 'Place bid' }).click();
  await expect(bids.first()).toContainText(/You.*310\sUSDT.*leads/);

  // The hammer falls three days after the world began.
  await world.presenter.advance(minutes(72 * 60));
  await page.getByRole('link', { name: /You won “Glass Tower”/ }).click();
  await expect(main).toContainText(/Time left: 2[0-3]:\d\d:\d\d/);
  await main.getByRole('button', { name: 'Pay now' }).click();
  await expect(factOf(sheet, 'Winning bid')).toHaveText('310 USDT');
  await takesTaps(page);
  await sheet.getByRole('button', { name: 'Pay now' }).click();
  await expect(main).toContainText('The artwork is yours, and the deposit is back in your spot account.');
  await expect(page.getByRole('link', { name: /You won/ })).toHaveCount(0);
  expect(world.calls('/bind_box/payNFTOrder') ?? 1).toBe(1);
});

test('NF1, NF4, NF5: an artwork is bought at its price, and its owner puts it on sale again, once and for good; a blind box tells its chances before, and what was in it after it is opened', async ({
  page,
  world,
}) => {
  await test.step('NF1, NF5: an artwork is bought at its price, and its owner puts it on sale again, once and for good', async () => {
    await openArtwork(page, world, 'Evening Grid');
    const [main, sheet] = [page.getByRole('main'), page.getByRole('dialog')];
    await expect(main).toContainText(/lose everything/);
    await main.getByRole('button', { name: 'Buy', exact: true }).click();
    await expect(factOf(sheet, 'Price')).toHaveText('35 USDT');
    await expect(sheet).toContainText('A purchase cannot be undone.');
    await takesTaps(page);
    await sheet.getByRole('button', { name: 'Buy', exact: true }).click();
    await expect(main).toContainText('This artwork is yours');

    await open(page, world, '/pages/nft/myNft');
    await page
      .getByRole('list', { name: 'Owned' })
      .getByRole('link', { name: /Evening Grid/ })
      .click();
    await main.getByRole('link', { name: 'Resell' }).click();
    await expect(main).toContainText('A resale cannot be withdrawn');
    await page.getByRole('textbox', { name: 'Price' }).fill('60');
    const other = page.getByRole('radio', { name: 'Other' });
    if ((await other.count()) > 0) await other.check();
    await chooseNoon(page, 'Start', 1);
    await chooseNoon(page, 'End', 3);
    await main.getByRole('button', { name: 'Review' }).click();
    const send = sheet.getByRole('button', { name: 'Put on sale' });
    if (world.kind === 'demo') await expect(factOf(sheet, 'You receive')).toHaveText('60 USDT');
    else await expect(sheet).toContainText('Whether the operator pays you when it is sold');
    await expect(send).toBeDisabled();
    await takesTaps(page);
    await sheet.getByRole('checkbox').check();
    await send.click();
    await expect(main).toContainText('Listed for sale');
    await open(page, world, '/pages/nft/myNft');
    await page.getByRole('tab', { name: /^Listed/ }).click();
    await expect(page.getByRole('list', { name: 'Listed' })).toContainText(/Evening Grid.*60\sUSDT/);
    expect(world.calls('/bind_box/buyNFT') ?? 1).toBe(1);
  });
  await test.step('NF4: a blind box tells its chances before it is bought, is opened when its owner wants, and then tells what was in it', async () => {
    await open(page, world, market);
    await page
      .getByRole('link', { name: /Tide box/ })
      .first()
      .click();
    const [main, sheet] = [page.getByRole('main'), page.getByRole('dialog')];
    await expect(main).toContainText(
      world.kind === 'demo' ? 'Each box is drawn by itself.' : 'How a box is drawn is not stated.',
    );
    await main.getByRole('button', { name: 'Buy the box' }).click();
    await expect(sheet).toContainText('Chances');
    await takesTaps(page);
    await sheet.getByRole('button', { name: 'Buy the box' }).click();
    await expect(main).toContainText('This artwork is yours');
    await expect(main).toContainText('Chances');
    await main.getByRole('button', { name: 'Open the box' }).click();
    await expect(main).not.toContainText('Chances');
    await expect(main.getByText(/^Rarity/).first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Open the box' })).toHaveCount(0);
  });
});

test('NF1: the market and an artwork arrive without moving what stands there already', async ({ page, world }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : Number.NaN);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of [market, '/pages/nft/artworkDetail?id=14']) {
    await open(page, world, path);
    // A page of its own: what moves is counted from its first moment.
    await page.reload();
    await expect(page.getByText('Glass Tower').first()).toBeVisible();
    await settle(page);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: readonly number[] }).shifts);
    expect(
      shifts.reduce((sum, one) => sum + one, 0),
      path,
    ).toBeLessThan(0.05);
  }
});
