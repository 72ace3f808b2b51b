import { expectTyped, moneyForms } from './support/money-forms.ts';
import { expect, test } from './support/world.ts';

test('18B a part that the host has no more: it alone says so, tried again in vain it offers the page anew, and the ticket stays as typed', async ({
  page,
  world,
  problems,
}) => {
  const form = moneyForms['spot ticket'];
  if (form === undefined) throw new Error('there is no spot ticket');
  const parts = '**/assets/pair-picker-*';
  await page.route(parts, (route) => route.fulfill({ status: 404, body: 'not found' }));
  await form.fill(page, world);
  await page.getByRole('button', { name: 'Choose a pair' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' });
  await failure.getByRole('button', { name: 'Try again' }).click();
  const reload = failure.getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  await expectTyped(page, form);
  // Everything else is usable.
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('0.02');
  await amount.fill('0.01');
  await page.unroute(parts);
  await reload.click();
  await expectTyped(page, form);
  await page.getByRole('button', { name: 'Choose a pair' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(failure).toHaveCount(0);
  expect(world.calls(form.path)).toBe(0);
  // The browser says itself which files it did not get.
  problems.splice(0);
});
