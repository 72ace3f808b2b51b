import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './world.ts';

/** Puts a text where the engine keeps its latest snapshot. */
const storeSnapshot = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    (value) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tandem-engine', 1);
        opening.addEventListener('upgradeneeded', () => {
          for (const store of ['snapshots', 'journal', 'pictures']) opening.result.createObjectStore(store);
        });
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const change = database.transaction('snapshots', 'readwrite');
          change.objectStore('snapshots').put(value, 'latest');
          change.addEventListener('complete', () => {
            database.close();
            resolve();
          });
        });
      }),
    text,
  );

/** What is stored, and what is said of it. */
interface Unreadable {
  readonly stored: string;
  readonly reason: string;
}

/** Opens demos that cannot be read, one after the other: the person saves what is stored, or starts again. */
export function tryUnreadable(names: string, demos: readonly Unreadable[]): void {
  test(`a stored demo ${names} is neither opened nor dropped before the person decides`, async ({ page, world }) => {
    for (const { stored, reason } of demos) {
      // A file of the site that starts nothing, so that the engine does not hold the database.
      await page.goto(`${world.address}/nothing.txt`).catch(() => undefined);
      await storeSnapshot(page, stored);
      await page.goto(world.address);
      await expect(page.getByText(reason)).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save the raw data' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('tandem-raw-data.json');
      await expect(page.getByText('the demo cannot open that file again')).toBeVisible();
      const kept: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
      expect(kept).toMatchObject({ snapshots: [['latest', stored]] });
      await page.reload();
      await expect(page.getByText(reason)).toBeVisible();
      await page.getByRole('button', { name: 'Start again' }).click();
      await expect(page.getByText('BTC').first()).toBeVisible();
      await page.reload();
      await expect(page.getByText('BTC').first()).toBeVisible();
      await expect(page.getByText(reason)).toHaveCount(0);
    }
  });
}
