import { factOf } from './support/facts.ts';
import { signIn, takesTaps } from './support/pages.ts';
import { expect, test } from './support/world.ts';

/** What comes of an order, as far as its server is known. */
const said = {
  demo: {
    done: '101 NORDA come to your spot account after the sale.',
    paid: 'Tokens arrive after the sale.',
    completed: 'The tokens are in your spot account.',
  },
  live: {
    done: 'Order for 101 NORDA accepted.',
    paid: 'Ordered and paid.',
    completed: 'Your accounts show what has arrived.',
  },
} as const;

test('IE1, IE2: a new token is found by the phase of its sale, paid once at the told price, and delivered when the sale ends', async ({
  page,
  world,
}) => {
  await signIn(page, world, '/pages/ieo/ieo');
  const main = page.getByRole('main');
  await page.getByRole('tab', { name: /^Ended/ }).click();
  await expect(page.getByRole('list', { name: 'Ended' })).toContainText('Ferro Ledger');
  await page.getByRole('tab', { name: /^Warm-up/ }).click();
  await expect(page.getByRole('list', { name: 'Warm-up' })).toContainText(/Quila Storage.*Starts in \d/);
  await page.getByRole('tab', { name: /^In progress/ }).click();
  await page.getByRole('link', { name: /Norda Network/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'In progress' })).toHaveAttribute('aria-current', 'step');

  const tokens = page.getByRole('textbox', { name: 'Tokens' });
  await expect(tokens).toHaveValue('');
  await tokens.fill('300000');
  await expect(page.getByText(/^Only .* NORDA available$/)).toBeVisible();
  await tokens.fill('101');
  await expect(factOf(main, 'You pay')).toHaveText('25.25 USDT');
  await page.getByRole('button', { name: 'Review' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your order' });
  await expect(factOf(sheet, 'You pay')).toHaveText('25.25 USDT');
  await expect(factOf(sheet, 'You can lose')).toHaveText('25.25 USDT');
  await expect(sheet.getByRole('button', { name: 'Pay now' })).toBeDisabled();
  await takesTaps(page);
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: 'Pay now' }).dblclick();
  await expect(page.getByText(said[world.kind].done)).toBeVisible();
  expect(world.calls('/project/order') ?? 1).toBe(1);

  await page.getByRole('link', { name: 'My subscriptions' }).first().click();
  const newest = page.getByRole('list', { name: 'My subscriptions' }).locator('> li').first();
  await expect(newest).toContainText('Norda Network');
  await expect(factOf(newest, 'Paid')).toHaveText('25.25 USDT');
  await expect(newest).toContainText(said[world.kind].paid);
  await world.presenter.decide({ kind: 'sale', identifier: '', id: 2, isNext: true });
  await page.reload();
  await expect(newest).toContainText(said[world.kind].completed);
  await expect(factOf(newest, 'Tokens received')).toHaveText('101 NORDA');
  await expect(factOf(newest, 'Token price')).toHaveText('0.25 USDT');
});
