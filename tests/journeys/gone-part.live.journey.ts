import { failureOf, goneParts, openGonePart } from './support/gone-part.ts';
import { expectTyped } from './support/money-forms.ts';
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
