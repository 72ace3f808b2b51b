import type { Page } from '@playwright/test';
import { choose, open, signedInTrade, takesTaps } from './support/pages.ts';
import { goTo } from './support/walk.ts';
import { expect, test, type Presenter } from './support/world.ts';

const settings = '/pages/setting/setting';

/** The next call is refused from the tap on: set before it, a read in the background would take the fault. */
const askIdentityAtTap = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { tandemPresenter } = globalThis as unknown as { tandemPresenter: Presenter };
    const ask = (): void => void tandemPresenter.setFaults({ verifyNextCall: true });
    addEventListener('click', ask, { capture: true, once: true });
  });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('KY2, SY1, E36: an identity that is asked for first leaves the ticket as it was, what could not be read says why until it can, and a message of success goes by itself into the log', async ({
  page,
  world,
}) => {
  const trade = await signedInTrade(page, world);
  await test.step('KY2: where the server asks for an identity first, its words stand and the page for it opens; back is the ticket as it was', async () => {
    await trade.fillLimit({ price: '1234', amount: '0.02' });
    await trade.submit.click();
    await expect(trade.place).toBeVisible();
    await takesTaps(page);
    await askIdentityAtTap(page);
    await trade.place.click();
    await expect(page).toHaveURL(/#\/pages\/setting\/real\?return=/);
    await page.goBack();
    await expect(trade.amountField).toHaveValue('0.02');
    await expect(trade.pendingRows).toHaveCount(0);
  });
  await test.step('SY1: what could not be read says why in its place until it can, and comes back when asked again', async () => {
    await world.presenter.setFaults({ failedPercent: 100 });
    await goTo(page, '/pages/transaction/currency_order?symbol=BTC/USDT');
    const trouble = page.getByRole('main').getByRole('alert');
    await expect(trouble.first()).toContainText('Something went wrong on our side. Please try again later.');
    // Longer than any message in passing stands.
    await page.waitForTimeout(2500);
    await expect(trouble.first()).toBeVisible();
    await world.presenter.setFaults({ failedPercent: 0 });
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText(/^No pending orders/)).toBeVisible();
    await expect(trouble).toHaveCount(0);
  });
  await test.step('E36, SY1: a message of success goes by itself, and the activity log of its account keeps it', async () => {
    await trade.open(world, 'moni');
    await page.getByRole('button', { name: 'Got it' }).click();
    await trade.fillLimit({ price: '1000', amount: '0.01' });
    await trade.send();
    await expect(trade.pendingRows).toHaveCount(1);
    await trade.pendingRows.click();
    // Both in one look: it goes by itself.
    const said = messages(page).getByRole('status');
    await expect(said.filter({ hasText: 'Order cancelled' }).filter({ hasText: 'Practice' })).toHaveCount(1);
    // A message on which the mouse rests stays to be read.
    await page.mouse.move(0, 0);
    await expect(messages(page).getByRole('status')).toBeEmpty();

    await goTo(page, settings);
    await page.getByRole('button', { name: /^Activity log/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Activity log' });
    await expect(sheet).toContainText('The last 200, on this device only.');
    await expect(sheet).not.toContainText('Order cancelled');
    await choose(sheet.getByRole('radio', { name: 'Practice' }));
    const entries = sheet.getByRole('listitem');
    await expect(entries.filter({ hasText: 'Order cancelled' })).toHaveCount(1);
    await page.reload();
    await page.getByRole('button', { name: /^Activity log/ }).click();
    await choose(sheet.getByRole('radio', { name: 'Practice' }));
    await expect(entries.filter({ hasText: 'Order cancelled' })).toHaveCount(1);
    await sheet.getByRole('button', { name: 'Clear this list' }).click();
    await expect(sheet).toContainText('Nothing yet');
  });
});

test('E37: the pages of prices say in words whether they come, and how old they are', async ({ page, world }) => {
  await open(page, world, '/pages/market/market');
  const connection = page.locator('[data-connection]').first();
  await expect(connection).toHaveAttribute('data-connection', 'connected');
  await expect(connection).toHaveText('Live prices');
  await world.presenter.setFaults({ socketDown: true });
  await expect(connection).toHaveText(/Reconnecting|Connecting/);
  await expect(page.getByText('Prices are delayed')).toBeAttached();
  await expect(page.getByText(/^Delayed \d/)).toBeVisible();
  await goTo(page, '/pages/transaction/currency?symbol=BTC/USDT');
  await expect(page.locator('[data-connection]').first()).toHaveText(/Reconnecting|Connecting/);
  await world.presenter.setFaults({ socketDown: false });
  await expect(page.locator('[data-connection]').first()).toHaveText('Live prices');
  await expect(page.getByText('Prices are delayed')).toHaveCount(0);
});
