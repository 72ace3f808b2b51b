import { failureOf, goneParts, openGonePart } from './support/gone-part.ts';
import { expectTyped } from './support/money-forms.ts';
import { placeOrder, signedInTrade } from './support/pages.ts';
import { expect, test } from './support/world.ts';

test('18B a part that the host has no more: it alone says so, tried again in vain it offers the page anew, and the ticket stays as typed', async ({
  page,
  world,
  problems,
}) => {
  await page.route(goneParts, (route) => route.fulfill({ status: 404, body: 'not found' }));
  const form = await openGonePart(page, world);
  // Everything else is usable.
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('0.02');
  await amount.fill('0.01');
  await page.unroute(goneParts);
  await failureOf(page).getByRole('button', { name: 'Reload the page' }).click();
  await expectTyped(page, form);
  await page.getByRole('button', { name: 'Choose a pair' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(failureOf(page)).toHaveCount(0);
  expect(world.calls(form.path)).toBe(0);
  // The browser says itself which files it did not get.
  problems.splice(0);
});

test('R1 18B an order is cancelled although the host has no more of this version', async ({
  page,
  world,
  problems,
}) => {
  // What a change sends with came in a part of its own, and stayed away here.
  await page.route('**/assets/send-change-*', (route) => route.fulfill({ status: 404, body: 'not found' }));
  const trade = await signedInTrade(page, world);
  await placeOrder(page, { price: '1000', amount: '0.01' });
  await expect(trade.pendingRows).toHaveCount(1);
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'not found' }));
  await trade.pendingRows.click();
  await expect(trade.pendingRows).toHaveCount(0);
  await expect(page.getByText('You are offline')).toHaveCount(0);
  problems.splice(0);
});
