import type { Page } from '@playwright/test';
import { problemsOfRoom } from './support/clipped-texts.ts';
import { showLanguage } from './support/device.ts';
import { isOfSpot, testOn } from './support/family-world.ts';
import { open, signIn, TradePage } from './support/pages.ts';
import { goTo, settle } from './support/walk.ts';
import { expect } from './support/world.ts';

/** A buy of a coin without a wallet is taken there, and never filled. */
testOn('c')(
  'switch 73 family c: a ticket for a coin without a wallet says so, and nothing is sent',
  async ({ page, world, sandbox }) => {
    await signIn(page, world, '/pages/transaction/currency?symbol=BTC/USDT');
    const trade = new TradePage(page);
    await expect(trade.ticket.getByRole('alert')).toContainText('Your account has no BTC wallet');
    await expect(trade.ticket.getByRole('link', { name: 'Ask support' })).toHaveAttribute('href', '#/pages/kefu/index');
    await trade.stands();
    await trade.fillMarket({ amount: '0.01' });
    await expect(trade.submit).toHaveCount(0);
    await trade.amountField.press('Enter');
    await expect(trade.place).toHaveCount(0);
    expect(sandbox.asked.filter(isOfSpot)).toEqual([]);
  },
);

testOn('c')(
  'W6 family c: practice and loans, which no public server has, are not offered once they are found to be lacking',
  async ({ page, world }) => {
    await signIn(page, world, '/');
    await page.waitForFunction(() => localStorage.getItem('tandem.network.offer.asked./api') !== null);
    await expect(page.getByRole('link', { name: 'Assets', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Practice', exact: true })).toHaveCount(0);
    await open(page, world, '/pages/moni/currency');
    await expect(page.getByRole('main')).toContainText('Not offered here: Practice.');
    await open(page, world, '/pages/financial/index');
    await expect(page.getByRole('link', { name: /^Loans/ })).toHaveCount(0);
    // Other tiles move up to their places; their words stay whole.
    await page.setViewportSize({ width: 360, height: 640 });
    await goTo(page, '/');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    for (const code of ['ru', 'fra'] as const) {
      await showLanguage(page, world, code);
      await settle(page);
      expect(await problemsOfRoom(page, `home ${code}`)).toEqual([]);
    }
  },
);

/** Keeps which links of menus are drawn, and where, as long as the server is asked for the first time. */
function keepOffers(): void {
  const seen = new Set<string>();
  Object.assign(window, { pictures: seen });
  new MutationObserver(() => {
    if (localStorage.getItem('tandem.network.offer.lacking./api') !== null) return;
    for (const link of document.querySelectorAll('nav li a'))
      if (link.checkVisibility({ visibilityProperty: true }))
        seen.add(`${link.textContent} ${Math.round(link.getBoundingClientRect().left)}`);
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

testOn('d')(
  'W6 first visit, family d: practice and loans are not offered while the server is asked, and no tab moves before the next page',
  async ({ page, world }) => {
    await page.addInitScript(keepOffers);
    await open(page, world, '/');
    await page.waitForFunction(() => localStorage.getItem('tandem.network.offer.asked./api') !== null);
    const finance = page.getByRole('link', { name: 'Finance', exact: true });
    const before = await finance.boundingBox();
    const drawn = await pictures(page);
    expect(drawn.filter((one) => one.startsWith('Finance'))).toEqual([`Finance ${Math.round(before?.x ?? 0)}`]);
    expect(drawn.filter((one) => /^(Practice|Loans|Buy crypto|C2C)/.test(one))).toEqual([]);
    await expect(page.getByRole('link', { name: 'Practice', exact: true })).toHaveCount(0);
    await finance.click();
    await expect.poll(async () => (await finance.boundingBox())?.width).toBeGreaterThan(before?.width ?? 0);
    await expect(page.getByRole('link', { name: /^Loans/ })).toHaveCount(0);
  },
);

/** Keeps what every page is that is ever drawn, and whether it calls its money practice. */
function keepHeadings(): void {
  const seen = new Set<string>();
  Object.assign(window, { pictures: seen });
  new MutationObserver(() => {
    if (document.querySelector('[data-mode-strip="simulated"]') !== null) seen.add('practice');
    for (const title of document.querySelectorAll('h1')) seen.add(title.textContent);
  }).observe(document, { childList: true, subtree: true });
}

testOn('d')(
  'W6 first visit, family d: a deep link to practice shows none before the server has said that it lacks it',
  async ({ page, world, sandbox }) => {
    await page.addInitScript(keepHeadings);
    await open(page, world, '/pages/moni/currency?symbol=BTC/USDT');
    await expect(page.getByRole('main')).toContainText('Not offered here: Practice.');
    expect(await pictures(page)).toEqual(['Practice']);
    expect(sandbox.asked.filter((line) => line.includes('/moni') && !line.includes('/monicoin/list'))).toEqual([]);
  },
);

testOn('d')(
  'W6 first visit, family d: a page that is left before the last answer stores no guess for the next one',
  async ({ page, world }) => {
    await page.route('**/api/monicoin/list**', () => new Promise<void>(() => undefined));
    const asked = page.waitForRequest('**/api/monicoin/list**');
    await page.goto(`${world.address}/#/`);
    await asked;
    // Any other file of the host has the same storage.
    await page.goto(`${world.address}/config.json`);
    expect(await page.evaluate(() => localStorage.getItem('tandem.network.offer.lacking./api'))).toBeNull();
  },
);

/** Keeps the labels of every form that is ever drawn: a first picture that is wrong for a moment is wrong. */
function keepPictures(): void {
  const seen = new Set<string>();
  Object.assign(window, { pictures: seen });
  new MutationObserver(() => {
    for (const form of document.querySelectorAll('main form'))
      seen.add([...form.querySelectorAll('label')].map((label) => label.textContent).join(' | '));
  }).observe(document, { childList: true, subtree: true });
}

const pictures = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => ('pictures' in window && window.pictures instanceof Set ? [...window.pictures].map(String) : []));

testOn('d')(
  'first visit, family d: a deep link to a registration is right from the first picture',
  async ({ page, world }) => {
    await page.addInitScript(keepPictures);
    await open(page, world, '/pages/common/register');
    await expect(page.getByLabel('Payment password (optional)')).toBeVisible();
    for (const picture of await pictures(page)) expect(picture).toContain('Payment password (optional)');
  },
);

testOn('d')(
  'first visit, family d: a deep link to a withdrawal is right from the first picture',
  async ({ page, world }) => {
    await signIn(page, world);
    // As on another device: the session is there, and nothing is known of the server.
    await page.evaluate(() => localStorage.removeItem('tandem.network.dialect./api'));
    await page.goto('about:blank');
    await page.addInitScript(keepPictures);
    await open(page, world, '/pages/fund/withdraw?currency=3');
    await expect(page.getByRole('radio', { name: /^TRC20/ })).toBeVisible();
    const drawn = await pictures(page);
    expect(drawn).not.toEqual([]);
    // It pays to none there.
    for (const picture of drawn) expect(picture).not.toContain('International card');
  },
);

testOn('b')(
  'W25 family b: a deadline is marked as the platform’s time until an order has shown the zone, then it is counted down to',
  async ({ page, world }) => {
    await signIn(page, world, '/pages/ieo/ieo');
    const main = page.getByRole('main');
    await expect(main).toContainText(/Ends .* \(platform time\)/);
    await goTo(page, '/pages/transaction/currency?symbol=BTC/USDT');
    const trade = new TradePage(page);
    await trade.stands();
    await trade.fillLimit({ price: '40000', amount: '0.01' });
    await trade.send();
    await expect(trade.pendingRows).toHaveCount(1);
    await page.waitForFunction(() => localStorage.getItem('tandem.network.zone./api') === 'Etc/GMT-8');
    await goTo(page, '/pages/ieo/ieo');
    await expect(main).toContainText(/Ends in 7 days/);
    await expect(main).not.toContainText('platform time');
  },
);

testOn('d')(
  'W4 (43) family d: the review of a lock has the figures of the product that the sum goes into',
  async ({ page, world, sandbox }) => {
    await signIn(page, world, '/pages/lockming/buy?id=2&currency=3');
    const main = page.getByRole('main');
    await main.getByLabel('Sum', { exact: true }).fill('1000');
    await expect(main).toContainText('not the one you opened: USDT for 7 days');
    await page.getByRole('button', { name: 'Review' }).click();
    const review = page.getByRole('dialog');
    await expect(review).toContainText('7 days');
    await expect(review).toContainText(/21\sUSDT/);
    expect(sandbox.asked.filter((line) => line.includes('/lh/deposit') && line.startsWith('POST'))).toEqual([]);
  },
);
