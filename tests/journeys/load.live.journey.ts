import { fillSignIn, signIn } from './support/pages.ts';
import { spoil } from './support/spoiled-calls.ts';
import { expect, test } from './support/world.ts';

test('18B a session that ends while a form is sent: after the login it stands there as typed, and was sent once', async ({
  page,
  world,
}) => {
  await signIn(page, world, '/pages/setting/sqselect');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('250');
  const call = await spoil(page, '/wallet/setsqnumber', 'session over');
  await page.getByRole('button', { name: 'Save amount' }).click();
  await expect(page.getByText('Please log in again.')).toBeVisible();
  await fillSignIn(page);
  await expect(amount).toHaveValue('250');
  expect(call.asked()).toBe(1);
  await call.heal();
  await page.getByRole('button', { name: 'Save amount' }).click();
  await expect(page.getByText('250', { exact: false }).first()).toBeVisible();
  expect(world.calls('/wallet/setsqnumber')).toBe(2);
});
