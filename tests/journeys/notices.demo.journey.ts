import { open } from './support/pages.ts';
import { closeSheet, goTo, settle } from './support/walk.ts';
import { expect, test } from './support/world.ts';

const article = 'Before you start';
const notices = '/pages/setting/setting?section=notices';

test('E35: an announcement opens by itself only on request, stays in the line of the home page until it is read, and is not the first there any more then', async ({
  page,
  world,
}) => {
  await test.step('E35: an announcement opens by itself only on request, and stays in the line of the home page until it is read', async () => {
    await open(page, world, '/');
    await settle(page);
    const line = page.getByRole('button', { name: new RegExp(article) });
    await expect(line).toBeVisible();
    // Longer than the sheet needed when it came by itself.
    await page.waitForTimeout(3_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await goTo(page, notices);
    await page.getByRole('switch', { name: 'Open announcements by themselves' }).click();
    await goTo(page, '/');
    await expect(page.getByRole('dialog', { name: article })).toBeVisible();
    await closeSheet(page);
    await expect(line).toHaveCount(0);
    await page.reload();
    await settle(page);
    await page.waitForTimeout(3_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('E35: what was read in the line is not the first there any more', async () => {
    // On a device that knows nothing yet.
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await open(page, world, '/');
    await page.getByRole('button', { name: new RegExp(article) }).press('Enter');
    await expect(page.getByRole('dialog', { name: article })).toBeVisible();
    await closeSheet(page);
    await expect(page.getByRole('button', { name: new RegExp(article) })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Announcements/ })).toBeVisible();
  });
});
