import { fillSignIn, open, signIn } from './support/pages.ts';
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
  await expect(page.getByText('Session ended.')).toBeVisible();
  await fillSignIn(page);
  await expect(amount).toHaveValue('250');
  expect(call.asked()).toBe(1);
  await call.heal();
  await page.getByRole('button', { name: 'Save amount' }).click();
  await expect(page.getByText('250', { exact: false }).first()).toBeVisible();
  expect(world.calls('/wallet/setsqnumber')).toBe(2);
});

test('18B where every read fails, it is told, and no screen asks again and again', async ({
  page,
  world,
  problems,
}) => {
  await signIn(page, world);
  let asked = 0;
  await page.route('**/api/**', async (route) => {
    asked += 1;
    await route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' });
  });
  for (const path of ['/', '/pages/transaction/currency?symbol=BTC/USDT']) {
    await page.goto('about:blank');
    await open(page, world, path);
    await expect(page.getByText('The market could not be loaded.').first()).toBeVisible();
    // What a screen reads for the first time has been asked by then.
    await page.waitForTimeout(2000);
    const before = asked;
    await page.waitForTimeout(3000);
    expect(asked - before).toBeLessThan(10);
  }
  problems.splice(0);
});
