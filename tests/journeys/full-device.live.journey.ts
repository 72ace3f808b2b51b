import { choose, signIn } from './support/pages.ts';
import { fillAreas } from './support/room.ts';
import { goTo } from './support/walk.ts';
import { expect, test } from './support/world.ts';

const settings = '/pages/setting/setting';
const storesNothing = 'This device stores nothing more.';

test('18B a device whose storage is full: a changed setting is in effect for the visit, and it is said once that it will not stay', async ({
  page,
  world,
}) => {
  const root = page.locator('html');
  await signIn(page, world, settings);
  await choose(page.getByRole('radio', { name: 'Dark' }));
  await expect(root).toHaveAttribute('data-theme', 'dark');
  const keptTheme = () => page.evaluate(() => localStorage.getItem('tandem.network.preferences') ?? '');
  // What the page itself drops meanwhile leaves room for the one letter that is more: then once again.
  await expect(async () => {
    await choose(page.getByRole('radio', { name: 'Dark' }));
    await expect.poll(keptTheme).toContain('dark');
    await fillAreas(page);
    await choose(page.getByRole('radio', { name: 'Light' }));
    await expect(root).toHaveAttribute('data-theme', 'light');
    expect(await keptTheme()).toContain('dark');
  }).toPass();
  expect(await page.evaluate(() => JSON.stringify(localStorage).length)).toBeGreaterThan(5_000_000);
  await expect(page.getByText(storesNothing)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await goTo(page, '/pages/market/market');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(page.getByText(storesNothing)).toHaveCount(0);
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});
