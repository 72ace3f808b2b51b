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
  const files = [
    ['Table (CSV)', /^DEMO_closed-results_\d{4}-\d{2}_\w+\.csv$/],
    ['Statement', /^DEMO_statement_\d{4}-\d{2}_\w+\.html$/],
    ['Koinly', /^DEMO_koinly_\d{4}-\d{2}_\w+\.csv$/],
    ['CoinTracking', /^DEMO_cointracking_\d{4}-\d{2}_\w+\.csv$/],
  ] as const;
  for (const [name, file] of files) {
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('list', { name: 'Save as a file' }).getByRole('button', { name }).click();
    expect((await download).suggestedFilename()).toMatch(file);
  }
  await goTo(page, '/journal/practice');
  await expect(page.getByText('No closed trades yet.')).toBeVisible();
  await expect(total).toHaveCount(0);
});
