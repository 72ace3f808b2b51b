import { goTo, signInToWalk } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test('E31: the journal of an account counts its own results alone', async ({ page, world }) => {
  await signInToWalk(page, world);
  await goTo(page, '/pages/fund/assets');
  await page.getByRole('link', { name: 'Results and journal' }).click();
  const total = page.getByRole('region', { name: 'Result after fees' });
  await expect(total).toContainText(/[+-][\d,.]+\sUSDT/);
  await expect(page.getByRole('table', { name: 'Results by day' }).getByRole('button').first()).toHaveAccessibleName(
    /USDT/,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^DEMO_closed-results_\d{4}-\d{2}_/);
  await goTo(page, '/journal/practice');
  await expect(page.getByText('No closed trades yet.')).toBeVisible();
  await expect(total).toHaveCount(0);
});
