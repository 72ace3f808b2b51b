import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { closeSheet, goTo, signInToWalk } from './support/walk.ts';
import { expect, test } from './support/world.ts';

/** Of a saved picture: its size, and its colour at the edge and just inside, beside those that the page wears. */
const looksOf = (page: Page, png: Buffer) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(picture, 0, 0);
    const at = (x: number, y: number): string =>
      `#${Array.from(pen?.getImageData(x, y, 1, 1).data ?? [], (part) => part.toString(16).padStart(2, '0')).join('')}`;
    const token = (name: string): string =>
      `${getComputedStyle(document.documentElement).getPropertyValue(name).trim()}ff`;
    const { width, height } = picture;
    const edges = [at(2, 2), at(2, height / 2), at(width - 3, height / 2), at(width / 2, height - 3)];
    return { size: [width, height], edges: [...new Set(edges)], demo: token('--demo'), ground: token('--bg') };
  }, png.toString('base64'));

test('E31, E11, H8: the journal of an account counts its own results alone, and pictures them as those of the demo', async ({
  page,
  world,
}) => {
  await signInToWalk(page, world);
  await goTo(page, '/pages/fund/assets');
  await page.getByRole('link', { name: 'Journal' }).click();
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
  await page.getByRole('button', { name: 'Share results' }).click();
  const sheet = page.getByRole('dialog', { name: 'Picture to share' });
  await expect(sheet.getByRole('img')).toHaveAccessibleName(/^Demo · not real money\. (?!.*\d\sUSDT)/);
  await sheet.getByRole('switch', { name: 'Show amounts' }).click();
  await expect(sheet.getByRole('img')).toHaveAccessibleName(/Result after fees · Demo: [+-][\d,.]+\sUSDT/);
  const picture = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save picture' }).click();
  const file = await picture;
  expect(file.suggestedFilename()).toMatch(/^DEMO_results_\d{4}-\d{2}_\w+\.png$/);
  const { size, edges, demo, ground } = await looksOf(page, await readFile(await file.path()));
  expect(size).toEqual([1080, 1350]);
  // Where a picture of real money has its ground alone.
  expect([edges, demo === ground]).toEqual([[demo], false]);
  await closeSheet(page);
  await goTo(page, '/journal/practice');
  await expect(page.getByText('No closed trades yet.')).toBeVisible();
  await expect(total).toHaveCount(0);
});
