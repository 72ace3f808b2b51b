import { fillSignIn, open, person } from './support/pages.ts';
import { expect, test } from './support/world.ts';

const fresh = 'fresh-start-9';

test('AC1, A15, A17: a forgotten password is replaced with a code, a wrong one is told, and the old password is worth nothing', async ({
  page,
  world,
}) => {
  await open(page, world, '/pages/common/login?return=%2Fpages%2Ffund%2Fassets');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
  const address = page.getByLabel('E-mail or mobile number');
  const code = page.getByLabel('Verification code');
  await address.fill(person.identifier);
  await page.getByRole('button', { name: 'Send code' }).click();
  // A17: whether there is such an account, it does not tell. A15: a reload is no way to a second code.
  await expect(page.getByText(/^If this account exists, it gets a code/)).toBeVisible();
  await page.reload();
  await expect(address).toHaveValue(person.identifier);
  await expect(page.getByRole('button', { name: /^Again in/ })).toBeVisible();
  await code.fill('000000');
  await expect(page.getByText('The verification code is wrong or has expired.')).toBeVisible();
  await code.fill('246810');
  await expect(page.getByText('The code is right')).toBeVisible();
  await page.getByLabel('New password').fill(fresh);
  await page.getByLabel('Confirm password').fill(fresh);
  await page.getByRole('button', { name: 'Set new password' }).click();

  await expect(page).toHaveURL(/common\/login/);
  await expect(address).toHaveValue(person.identifier);
  await fillSignIn(page);
  await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
  await expect(page).toHaveURL(/common\/login/);
  await fillSignIn(page, { ...person, password: fresh });
  // And on to where the person was going before all this.
  await expect(page).toHaveURL(/#\/pages\/fund\/assets/);
});
