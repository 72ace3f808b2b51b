import type { Page } from '@playwright/test';
import { contractDesk, openPosition } from './support/contract-desk.ts';
import { knowPractice, knowRisks } from './support/device.ts';
import { lookAtNews, news as toast } from './support/news.ts';
import { goTo, goToGate } from './support/walk.ts';
import { signInAtOpenHours } from './support/market-hours.ts';
import { open, OptionsPage, signedInTrade, signIn, type TradePage } from './support/pages.ts';
import { isWatched } from './support/watched-things.ts';
import { expect, test } from './support/world.ts';

const bell = (page: Page) => page.getByRole('button', { name: 'Notices and messages' });
/** A finger that aims at the bell often meets its number. */
async function tapNumber(page: Page): Promise<void> {
  const box = await page.locator('#bell').boundingBox();
  if (box === null) throw new Error('no bell with a number');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
const noticeRow = (page: Page, text: string) => page.getByRole('link').filter({ hasText: text });

/** A limit order that waits, and a person who has looked at it. */
async function placeWaiting(page: Page, trade: TradePage): Promise<void> {
  await trade.fillLimit({ price: '40000', amount: '0.01' });
  await trade.send();
  await expect(trade.pendingRows).toHaveCount(1);
  await isWatched(page, 'spot');
}

test('T1: a waiting spot order that fills is told on another page, once, and kept in the list behind the bell', async ({
  page,
  world,
}) => {
  await placeWaiting(page, await signedInTrade(page, world));
  await goTo(page, '/');
  await world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: -50 });
  await expect(toast(page)).toContainText('Buy order filled: BTC/USDT');
  await expect(bell(page)).toHaveAccessibleDescription('Unread: 1');
  await page.reload();
  await expect(bell(page)).toHaveAccessibleDescription('Unread: 1');
  await page.waitForTimeout(3_000);
  await expect(toast(page)).toHaveCount(0);
  await tapNumber(page);
  await expect(noticeRow(page, 'Buy order filled: BTC/USDT')).toHaveCount(1);
  await goTo(page, '/');
  await expect(bell(page)).toBeVisible();
  await page.waitForTimeout(1_000);
  await expect(bell(page)).toHaveAccessibleDescription('');
});

test('T1, T5: a stop loss that closes a position is told with its result, and the card of the order goes', async ({
  page,
  world,
}) => {
  await contractDesk(page, world);
  await openPosition(page, { direction: 'Long', lots: '1' });
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Set stops of Long/ }).click();
  await sheet.getByRole('button', { name: '10%' }).click();
  await sheet.getByRole('button', { name: '5%' }).last().click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('Position opened').first()).toBeVisible();
  await world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: -7 });
  await expect(toast(page)).toContainText(/Closed by stop loss: BTC\/USDT.*-[\d.,]+/);
  await expect(page.getByText('Position opened')).toHaveCount(0);
  await toast(page).getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('dialog')).toContainText('Result after fees');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem').filter({ hasText: 'BTC/USDT' }).first()).toContainText('Stop loss');
});

test('T1: an option of practice that ends where practice is left, after a reload, is told there', async ({
  page,
  world,
}) => {
  await signIn(page, world);
  await knowRisks(page, world);
  await knowPractice(page, world);
  await page.reload();
  const options = new OptionsPage(page);
  await options.open(world, { hub: 'moni', symbol: 'BTC/USDT' });
  await options.start('Up', '10');
  await isWatched(page, 'option');
  await goToGate(page, '/pages/fund/assets');
  const stay = page.getByRole('button', { name: 'Stay in practice' });
  await expect(stay).toBeVisible();
  await page.reload();
  await expect(stay).toBeVisible();
  await world.presenter.advance({ milliseconds: 31_000 });
  await expect(toast(page)).toContainText(/Practice.*Timed option (won|lost|tied): BTC\/USDT/);
});

/** Counts the cards of news that come, on a page that is about to open. */
/** By their words: a card that gives way to what arrives below it is the same one. */
function countCards(): void {
  const seen = new Set<string>();
  Object.assign(window, { newsCards: seen });
  new MutationObserver(() => {
    for (const card of document.querySelectorAll('[data-news-card]')) seen.add(card.textContent);
  }).observe(document, { childList: true, subtree: true });
}

const cardsOf = (page: Page): Promise<number> =>
  page.evaluate(() => ('newsCards' in window && window.newsCards instanceof Set ? window.newsCards.size : 0));

test('T1: what ended while the program was closed is told on return, by one of two tabs, and once', async ({
  page,
  world,
  context,
}) => {
  // In the demo the backend lives in the page that is closed.
  test.skip(world.kind === 'demo');
  await placeWaiting(page, await signedInTrade(page, world));
  const { address } = world;
  await page.goto('about:blank');
  await world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: -50 });
  await page.waitForTimeout(3_000);
  // A card goes by itself, perhaps before both pages stand: each that ever comes is counted.
  await context.addInitScript(countCards);
  const other = await context.newPage();
  await Promise.all([open(page, { address }, '/'), open(other, { address }, '/')]);
  const told = async (): Promise<number> => (await cardsOf(page)) + (await cardsOf(other));
  await expect.poll(told).toBe(1);
  await other.waitForTimeout(4_000);
  expect(await told()).toBe(1);
  await expect(bell(page)).toHaveAccessibleDescription('Unread: 1');
  await expect(bell(other)).toHaveAccessibleDescription('Unread: 1');
});

test('T1, SM1, H11: a timed option of practice that ends is told on another page, in the words of its money, and is called simulated', async ({
  page,
  world,
}) => {
  await signInAtOpenHours(page, world, 'practice');
  const options = new OptionsPage(page);
  await options.open(world, { hub: 'moni', symbol: 'BTC/USDT' });
  await options.start('Up', '10');
  await isWatched(page, 'option');
  await goTo(page, '/pages/setting/setting');
  await world.presenter.advance({ milliseconds: 60_000 });
  // Both in one look: it goes by itself.
  const told = toast(page).filter({ hasText: /Timed option (won|lost|tied): BTC\/USDT.*practice/ });
  await expect(told.filter({ hasText: 'Practice' })).toHaveCount(1);
  await goTo(page, '/pages/moni/index?product=seconds&symbol=BTC/USDT');
  await page.getByRole('tab', { name: /^Settled/ }).click();
  await expect(options.newest).toContainText(/Won|Lost|Tie/);
  await expect(page.getByText(/^Simulated results: no real market impact/)).toHaveCount(1);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
])
  test(`T4: news covers nothing that can be tapped, at ${size.width} by ${size.height}`, async ({ page, world }) => {
    await page.setViewportSize(size);
    await contractDesk(page, world);
    await openPosition(page, { direction: 'Short', lots: '300', leverage: '50×' });
    await world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: 15 });
    await expect(toast(page)).toContainText('Closed by liquidation: BTC/USDT');
    // It stays as long as a pointer rests on it.
    await toast(page).dispatchEvent('pointerenter');
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => lookAtNews(page)).toMatchObject({ covered: [] });
    const { height } = await lookAtNews(page);
    expect(height).toBeGreaterThan(0);
    expect(height).toBeLessThan(80);
    await page.screenshot({ path: `test-results/notices-${size.width}.png` });
  });

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])
  test(`T4: a fill neither moves the ticket of a phone nor covers it, and the bell counts it, at ${size.width} by ${size.height}`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize(size);
    await placeWaiting(page, await signedInTrade(page, world));
    await page.evaluate(() => scrollTo(0, 0));
    const form = page.locator('main form').first();
    const before = await form.boundingBox();
    await world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: -50 });
    await expect(bell(page)).toHaveAccessibleDescription('Unread: 1');
    await expect(toast(page)).toHaveText(/Buy order filled: BTC\/USDT at [\d.,]+ · [\d.]+.BTC · Fee [\d.]+.BTC/);
    expect((await form.boundingBox())?.y).toBe(before?.y);
    // Where there is no place for it, it is heard and not seen.
    const isSeen = (await page.locator('[data-news-region]').getAttribute('data-place')) === 'over';
    if (isSeen) expect((await lookAtNews(page)).covered).toEqual([]);
  });
