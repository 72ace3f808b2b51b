import { networkInterfaces } from 'node:os';
import { serve } from '../../scripts/serve.mjs';
import { expect, test } from './support/world.ts';

const hasNetwork = Object.values(networkInterfaces())
  .flat()
  .some((found) => found?.family === 'IPv4' && !found.internal);

test('a phone in the same network: without https the demo starts, signs in and knows the money', async ({ page }) => {
  test.skip(!hasNetwork, 'this machine is in no network');
  const site = await serve({ folder: 'dist/demo', port: 0, host: '0.0.0.0' });
  const address = site.addresses.find((one) => !one.includes('localhost')) ?? '';
  await page.goto(`${address}/#/pages/common/login`);
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false]);
  await page.getByLabel('E-mail or mobile number').fill('demo@tandem.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('demo1234');
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`${address}/#/pages/transaction/currency?symbol=BTC/USDT`);
  await expect(page.getByText('60,000 USDT')).toBeVisible();
  site.close();
});
