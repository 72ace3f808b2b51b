import type { Page } from '@playwright/test';
import { open } from './support/pages.ts';
import { goTo } from './support/walk.ts';
import { expect, test } from './support/world.ts';

/** What the operator wrote into the file beside the page. */
const configure = (page: Page, settings: object): Promise<unknown> =>
  page.route('**/config.json', (route) => route.fulfill({ json: settings }));

const tabsOf = (page: Page) => page.getByRole('navigation', { name: 'Main areas' }).getByRole('listitem');

test('E5, E7: a site with compact tabs, one without forex and practice, and one whose server has no book and trades show what they have, and no word for the rest', async ({
  page,
  world,
}) => {
  await test.step('a site with compact tabs has no tab for practice, and the page is still there', async () => {
    await configure(page, { tabs: 'compact' });
    await open(page, world, '/');
    await expect(tabsOf(page)).toHaveText(['Home', 'Market', 'Trade', 'Finance', 'Assets']);
    await open(page, world, '/pages/moni/index');
    await expect(page.getByRole('form', { name: 'Order ticket' })).toBeVisible();
  });
  await test.step('a site without forex and practice has no page, no entry and no word for them', async () => {
    await page.goto('about:blank');
    await configure(page, { products: { forex: false, simulated: false } });
    await open(page, world, '/');
    await expect(tabsOf(page).first()).toHaveText('Home');
    await expect(page.getByText('BTC').first()).toBeVisible();
    await expect(tabsOf(page).filter({ hasText: 'Practice' })).toHaveCount(0);
    const entries = page.locator('a[href*="/pages/moni/"], a[href*="/pages/forex/"]');
    await expect(entries).toHaveCount(0);
    await goTo(page, '/pages/market/market');
    await expect(page.getByRole('tab', { name: 'Crypto' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Forex' })).toHaveCount(0);
    await expect(entries).toHaveCount(0);
    for (const path of ['/pages/moni/index', '/pages/moni/currency?symbol=BTC/USDT', '/pages/forex/index']) {
      await goTo(page, path);
      await expect(page.getByText('There is no page at this address.'), path).toBeVisible();
    }
  });
  await test.step('E5, E7: a server without book and trades shows neither, and the page says so', async () => {
    await page.goto('about:blank');
    await configure(page, { capabilities: { depth: false, trades: false } });
    await open(page, world, '/pages/transaction/currency?symbol=BTC/USDT');
    const ticket = page.getByRole('form', { name: 'Order ticket' });
    await expect(ticket.getByRole('textbox', { name: /^Price/ })).not.toHaveValue('');
    await expect(page.getByRole('region', { name: 'Order book' })).toHaveCount(0);
    await goTo(page, '/pages/transaction/currency?symbol=BTC/USDT&view=chart');
    await page.getByRole('tab', { name: 'Trades' }).click();
    await expect(page.getByRole('tab', { name: 'Book' })).toHaveCount(0);
    await expect(page.getByText('Trades are not shown here.')).toBeVisible();
  });
});
