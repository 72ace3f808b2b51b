import { open, signIn } from './support/pages.ts';
import { closeSheet, goTo } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test('MS2: from a list that could not be read help is one tap away, on the spot, for a visitor and a person, and says nothing that it must not', async ({
  page,
  world,
  context,
}) => {
  await test.step('MS2: a visitor gets help in the same way', async () => {
    await open(page, world, '/pages/setting/setting');
    await world.presenter.setFaults({ failedPercent: 100 });
    await goTo(page, '/pages/common/faq');
    await page.getByRole('main').getByRole('button', { name: 'Get help' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Help report' })).toContainText('about: bad-status 500: GET /faq');
    await closeSheet(page);
    await world.presenter.setFaults({ failedPercent: 0 });
  });
  await test.step('MS2: from a list that could not be read help is one tap away, on the spot, and says nothing that it must not', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, world);
    const token = await page.evaluate(() => localStorage.getItem('tandem.in-browser.token'));
    await world.presenter.setFaults({ failedPercent: 100 });
    const orders = '/pages/transaction/currency_order?symbol=BTC/USDT';
    await goTo(page, orders);
    await page.getByRole('main').getByRole('button', { name: 'Get help' }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Help report' });
    await expect(sheet).toContainText('about: bad-status 500: GET /coin/list');
    await expect(sheet).toContainText('pages: /pages/transaction/currency_order');
    await sheet.getByRole('button', { name: 'Copy', exact: true }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('account: live');
    expect(copied).not.toContain(token ?? 'no token');
    expect(page.url()).toContain(orders);
    await sheet.getByRole('link', { name: 'Ways to reach support' }).click();
    await expect(page).toHaveURL(/#\/pages\/kefu\/index/);
    await expect(sheet).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/currency_order/);
  });
});
