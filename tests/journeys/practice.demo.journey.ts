import { factOf } from './support/facts.ts';
import { signedInTrade, signIn, TradePage } from './support/pages.ts';
import { goTo, signInToWalk } from './support/walk.ts';
import { expect, test } from './support/world.ts';

const explanation = 'How practice differs';

test('SM1, MO3: an order of practice is placed, read and cancelled on the same screens, with calls of practice alone', async ({
  page,
  world,
}) => {
  await signIn(page, world);
  const trade = new TradePage(page);
  await trade.open(world, 'moni');
  await page.getByRole('button', { name: 'Got it' }).click();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const available = /Available\s*[\d,.]+\sUSDT\spractice/;
  await expect(trade.ticket).toContainText(available);
  const before = available.exec((await trade.ticket.textContent()) ?? '')?.[0];
  await trade.fillLimit({ price: '1000', amount: '0.01' });
  await expect(trade.submit).toHaveText('Practice buy 0.01\u00a0BTC');
  await trade.submit.click();
  await expect(trade.sheet).toContainText('Check your practice order');
  await trade.place.click();
  await expect(trade.pendingRows).toHaveCount(1);
  await expect(trade.ticket).not.toContainText(before ?? 'nothing');
  await page.getByRole('button', { name: /^Details of the order to/ }).click();
  await expect(factOf(trade.sheet, 'Account')).toHaveText(world.kind === 'demo' ? 'Demo · Practice' : 'Practice');
  await page.keyboard.press('Escape');
  await trade.pendingRows.click();
  await expect(trade.pendingRows).toHaveCount(0);
  await expect(trade.ticket).toContainText(before ?? 'nothing');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Cancelled' })).toHaveCount(1);
  expect(asked.filter((path) => /^\/api\/(coin|wallet|optional)\//.test(path))).toEqual([]);
  const posts = world.calls('/monicoin/trade');
  if (posts !== undefined) expect(posts).toBe(1);
});

test('SM2: how practice differs is said once, can be read again at any time, and practice sums say what they are', async ({
  page,
  world,
}) => {
  await signIn(page, world);
  const trade = new TradePage(page);
  await trade.open(world, 'moni');
  const sheet = page.getByRole('dialog', { name: explanation });
  await expect(sheet).toContainText('Practice orders never reach a real market');
  await expect(sheet).toContainText('Results in practice say nothing about results with real money.');
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(sheet).toHaveCount(0);
  await page.reload();
  await expect(trade.ticket).toContainText(/Available\s*[\d,.]+\sUSDT\spractice/);
  await expect(sheet).toHaveCount(0);
  await page.locator('[data-mode-badge]').getByRole('button', { name: 'Practice' }).click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveTitle(/Practice/);
});

test('MO4: switching to practice keeps the pair and clears the ticket', async ({ page, world }) => {
  const trade = await signedInTrade(page, world);
  await trade.fillLimit({ price: '1234', amount: '0.02' });
  await trade.open(world, 'moni');
  await expect(trade.amountField).toHaveValue('');
  await expect(trade.priceField).not.toHaveValue('1234');
});

test('E31: the journal of an account counts its own results alone', async ({ page, world }) => {
  await signInToWalk(page, world);
  await goTo(page, '/pages/fund/assets');
  await page.getByRole('link', { name: 'Results and journal' }).click();
  const total = page.getByRole('region', { name: 'Result after fees' });
  await expect(total).toContainText(/[+-][\d,.]+\sUSDT/);
  await expect(page.getByRole('table', { name: 'Results by day' }).getByRole('button').first()).toHaveAccessibleName(
    /USDT/,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^DEMO_closed-results_\d{4}-\d{2}_/);
  await goTo(page, '/journal/practice');
  await expect(page.getByText('No closed trades yet.')).toBeVisible();
  await expect(total).toHaveCount(0);
});
