import { fillSignIn, open } from './support/pages.ts';
import { signOutElsewhere } from './support/device.ts';
import { goTo, goToGate, signInToWalk, visitToWalk } from './support/walk.ts';
import { expect, test } from './support/world.ts';

// Screens fade in by an animation; a walk over all of them waits for none.

const realMoney = (path: string): boolean =>
  /^\/pages\/(transaction\/(index2?|currency|currency_order)|fund\/assets|forex\/index)$/.test(path);

test('MO2: every way from practice to real money says so first', async ({ page, world }) => {
  await signInToWalk(page, world);
  const heading = page.getByRole('heading', { name: /You are leaving practice/ });
  let edges = 0;
  for (const from of ['/pages/moni/index', '/pages/moni/currency?symbol=BTC/USDT', '/pages/moni/currency_order']) {
    await goTo(page, from);
    const targets = await page
      .locator('a[href]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    for (const href of targets.filter((one) => realMoney(one.replace('#', '').split('?')[0] ?? ''))) {
      edges += 1;
      await goTo(page, from);
      // On phones the links of other areas are out of sight on pages without a tab bar.
      await page.locator(`a[href="${href}"]`).first().dispatchEvent('click');
      await expect(heading).toBeAttached();
      await page.getByRole('button', { name: 'Stay in practice' }).click();
      await expect(heading).toHaveCount(0);
      await expect.poll(() => page.url()).toContain(from);
    }
    await goToGate(page, '/pages/fund/assets');
    await expect(heading).toBeAttached();
    // A page without money in between does not open the way.
    await goToGate(page, '/pages/market/market');
    await goToGate(page, '/pages/transaction/currency?symbol=BTC/USDT');
    await expect(heading).toBeAttached();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('form', { name: 'Order ticket' })).toBeVisible();
    await goToGate(page, '/pages/fund/assets');
    await expect(heading).toHaveCount(0);
  }
  expect(edges).toBeGreaterThan(1);
});

test('E21: a visitor of a guarded page signs in and comes back to it, with its question; an address that there is not says so', async ({
  page,
  world,
}) => {
  await visitToWalk(page, world);
  await goTo(page, '/pages/nowhere');
  await expect(page.getByText('There is no page at this address.')).toBeVisible();
  for (const path of [
    '/pages/fund/assets?view=bills',
    '/pages/transaction/currency_order?symbol=BTC/USDT',
    '/pages/moni/currency_order?symbol=BTC/USDT',
  ]) {
    await open(page, world, path);
    await expect(page).toHaveURL(/common\/login\?return=/);
    await fillSignIn(page);
    await expect.poll(() => page.url()).toBe(`${world.address}/#${path}`);
    await signOutElsewhere(page, world);
    await goToGate(page, '/');
  }
});
