import type { Page } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { EnginePresenter } from '../../src/adapters/mock/presenter/engine-presenter.ts';
import { startCrookedServer, usualCrookednesses, type RunningCrookedServer } from '../support/crooked-server.ts';
import { broken, leaks } from './support/leaks.ts';
import { signIn } from './support/pages.ts';
import { builtScreens } from './support/screens.ts';
import { closeSheet, goTo, settle } from './support/walk.ts';
import { expect, test as base } from './support/world.ts';

/** The live build in front of a server that keeps the protocol badly. */
const test = base.extend<{ crooked: RunningCrookedServer }>({
  crooked: async ({ page: _page }, use) => {
    const crooked = await startCrookedServer();
    await use(crooked);
    await crooked.stop();
  },
  world: async ({ page, crooked }, use) => {
    const site = await serve({ folder: 'dist/live', port: 0, server: crooked.address });
    crooked.server.become([
      ...usualCrookednesses,
      'no quote events',
      'no order book events',
      'answers orders with a page',
    ]);
    await use({
      kind: 'live',
      address: site.address,
      presenter: new EnginePresenter(crooked.server),
      calls: () => undefined,
    });
    await page.close();
    site.close();
  },
});

/** A price, a balance or a share of which the server has said nothing, as a figure. */
const zeroMoney = /(^|\s)0(\.0+)?\s?(USDT|USD|%)/m;
/** An option that ends as it began brings nothing, by the server's own word. */
const tie = /\bTie\s+0\sUSDT/g;
/** A bar of the chart may end where it began. */
const stillBar = /\bChange\s+0\.00%/g;
const notUnderstood = 'We got an answer that we do not understand.';

/** A whole answer, or rows of it. */
const unreadable = /We got an answer that we do not understand\.|could not be read/;

const textOf = async (page: Page): Promise<string> => page.locator('body').innerText();

test('crooked server: every screen stands, and says what it cannot show', async ({ page, world }) => {
  await signIn(page, world);
  await settle(page);
  // Rows that cannot be read are missing from lists and sums, and it is said.
  await goTo(page, '/');
  await expect(page.getByText(/Incomplete: \d+ rows could not be read/)).toBeVisible();
  const seen = new Map<string, string>();
  for (const { name, path } of builtScreens.filter(
    (screen) => !['login', 'register', 'forget'].includes(screen.name),
  )) {
    await goTo(page, path);
    if (await page.getByRole('dialog').isVisible()) await closeSheet(page);
    // The code of the views with a chart comes by itself.
    if (name === 'chart') await expect(page.getByRole('main')).toContainText('No price yet');
    const text = await textOf(page);
    expect(text, name).not.toMatch(leaks);
    expect(text, name).not.toMatch(broken);
    expect(text.replaceAll(tie, '').replaceAll(stillBar, ''), name).not.toMatch(zeroMoney);
    seen.set(name, text);
  }
  expect(seen.get('market')).toMatch(/BTC\/USDT\s+Vol\s+—\s+—\s+—/);
  for (const name of ['assets', 'records']) expect(seen.get(name)).toMatch(unreadable);
  // Of the account the spot balance can be read, and is shown to the last digit.
  expect(seen.get('trade')).toMatch(/Available\s+60,000\sUSDT/);
  expect(seen.get('practice-trade')).toMatch(/Available\s+100,000\sUSDT\spractice/);
});

test('crooked server: what is asked for on a screen is refused in words', async ({ page, world }) => {
  await signIn(page, world);
  await goTo(page, '/pages/market/market');
  await page.getByRole('tab', { name: 'Favourites' }).click();
  await expect(page.getByText(notUnderstood)).toBeVisible();
  await expect(page.getByText(/^No favourites yet/)).toHaveCount(0);

  await goTo(page, '/pages/fund/assets?view=bills');
  await expect(page.getByText(notUnderstood)).toHaveCount(1);
  await expect(page.getByText(/rows? could not be read/).first()).toBeVisible();

  await goTo(page, '/pages/transaction/currency?symbol=BTC/USDT');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText(unreadable).first()).toBeVisible();
  const ticket = page.getByRole('form', { name: 'Order ticket' });
  await ticket.getByRole('textbox', { name: /^Price/ }).fill('30000');
  await ticket.getByRole('textbox', { name: 'Amount' }).fill('0.01');
  await ticket.locator('button[type="submit"]').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Place order' }).click();
  // The answer cannot be read, and no list either: the outcome is unknown, and nothing is sent again.
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  expect(await textOf(page)).not.toMatch(leaks);
});
