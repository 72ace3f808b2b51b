import type { Page } from '@playwright/test';
import { open, signIn, TradePage } from './support/pages.ts';
import { goTo } from './support/walk.ts';
import { expect, test } from './support/world.ts';

async function beginLike(page: Page, name: string): Promise<void> {
  await page.locator('[data-mode-badge] button').first().click();
  const panel = page.getByRole('dialog', { name: 'Presenter' });
  await panel.getByRole('tab', { name: 'Demo' }).click();
  await panel.getByLabel('Kind of server').selectOption({ label: name });
  await panel.getByRole('button', { name: 'Start the demo again' }).click();
  await panel.getByRole('button', { name: 'Erase and start again' }).click();
  await expect(page.getByText('The demo started again')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
}

test('W6 the demo speaks like family d: what it lacks goes, an order is placed and cancelled its way, and everything comes back', async ({
  page,
  world,
}) => {
  await open(page, world, '/');
  await beginLike(page, 'Like family D');
  await goTo(page, '/pages/setting/setting?section=connection');
  await expect(page.getByText('Family D')).toBeVisible();
  await page.getByRole('button', { name: 'Find out again' }).click();
  await expect(page.getByText('Asked again just now.')).toBeVisible();
  await goTo(page, '/pages/common/borrowing');
  await expect(page.getByText('Not offered here: Loans.')).toBeVisible();
  // It writes its times in another zone than the demo's own server, and an order shows which.
  await signIn(page, world, '/pages/ieo/ieo');
  await expect(page.getByRole('main')).toContainText(/Ends .* \(platform time\)/);
  await goTo(page, '/pages/transaction/currency?symbol=BTC/USDT');
  const trade = new TradePage(page);
  await trade.stands();
  await trade.fillLimit({ side: 'Sell', price: '90000', amount: '0.01' });
  await trade.send();
  await expect(trade.pendingRows).toHaveCount(1);
  await goTo(page, '/pages/ieo/ieo');
  await expect(page.getByRole('main')).toContainText(/Ends in 7 days/);
  await expect(page.getByRole('main')).not.toContainText('platform time');
  await goTo(page, '/pages/transaction/currency?symbol=BTC/USDT');
  await trade.pendingRows.click();
  await expect(trade.pendingRows).toHaveCount(0);
  await page.reload();
  await trade.stands();
  expect((await world.presenter.state()).words).toBe('d');
  await beginLike(page, 'As the protocol describes it');
  await goTo(page, '/pages/common/borrowing');
  await expect(page.getByText('Not offered here: Loans.')).toHaveCount(0);
});
