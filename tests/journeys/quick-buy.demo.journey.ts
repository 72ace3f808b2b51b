import { approve, lookAgain, useExample } from './support/back-office.ts';
import { signIn } from './support/pages.ts';
import { orderQuickBuy } from './support/quick-buy.ts';
import { goTo } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test('QB1 QB2 QB3: a quick buy is ordered, told where to pay to, paid with its pictures, and credited; an unpaid one expires by the clock, and says not to pay any more', async ({
  page,
  world,
}) => {
  await signIn(page, world, '/pages/common/c2c');
  await test.step('QB1 QB2 QB3: a quick buy is ordered, told where to pay to, paid with its pictures, and credited', async () => {
    await orderQuickBuy(page);
    await approve(world, 'purchase');
    await lookAgain(page);
    const account = page.getByRole('region', { name: 'Pay to this account' });
    await expect(account.getByRole('button', { name: 'Copy: Reference' })).toBeVisible();
    await expect(page.getByText(/^Time left to pay: 00:(29|30):/)).toBeVisible();
    for (const picture of ['Picture of the transfer', 'Identity document, front', 'Identity document, back'])
      await useExample(page, picture);
    await page.getByRole('button', { name: 'Send for checking' }).click();
    await expect(page.getByText('Payment being checked')).toBeVisible();
    await expect(account).toHaveCount(0);
    await approve(world, 'purchasePayment');
    await lookAgain(page);
    await expect(page.getByText('Completed')).toBeVisible();
    await goTo(page, '/pages/fund/assets?view=bills');
    await expect(page.getByText('Crypto purchase credited').first()).toBeVisible();
  });
  await test.step('QB3: an unpaid quick buy expires by the clock, and says not to pay any more', async () => {
    await goTo(page, '/pages/common/c2c');
    await orderQuickBuy(page);
    await approve(world, 'purchase');
    await world.presenter.advance({ milliseconds: 31 * 60_000 });
    await lookAgain(page);
    await expect(page.getByText('It was not paid in time. Do not pay any more: order again.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Pay to this account' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send for checking' })).toHaveCount(0);
    await goTo(page, '/pages/otc/otc');
    await expect(page.getByRole('list', { name: 'My orders' })).toContainText('Expired');
  });
});
