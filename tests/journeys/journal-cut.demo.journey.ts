import type { Page } from '@playwright/test';
import { amount } from '../../src/core/money/amount.ts';
import { buildPage } from '../../scripts/build-page.mjs';
import { serve } from '../../scripts/serve.mjs';
import type { CutReport } from './support/cut-page.ts';
import { fillSignIn, TradePage } from './support/pages.ts';
import { expect, test, type JourneyWorld } from './support/world.ts';

const newcomer = { identifier: 'new@tandem.test', password: 'demo1234' };

/** What becomes of the last records of the journal: `keep` characters of each are left, or none of the record. */
interface Cut {
  readonly records: number;
  readonly keep: number | undefined;
}

/** The browser's storage as a crash of the machine could leave it. */
const cutJournal = (page: Page, cut: Cut & { readonly skip?: number }): Promise<void> =>
  page.evaluate(
    ({ records, keep, skip = 0 }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tandem-engine');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('journal', 'readwrite');
          let seen = 0;
          const walk = change.objectStore('journal').openCursor(undefined, 'prev');
          walk.addEventListener('success', () => {
            const cursor = walk.result;
            if (cursor === null || seen >= skip + records) return;
            seen += 1;
            if (seen > skip && keep === undefined) cursor.delete();
            else if (seen > skip) cursor.update(String(cursor.value).slice(0, keep));
            cursor.continue();
          });
          change.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    cut,
  );

async function reopenAtTicket(page: Page, world: JourneyWorld): Promise<TradePage> {
  await page.goto('about:blank');
  const trade = new TradePage(page);
  await trade.open(world);
  return trade;
}

test('a journal that was cut in this browser opens with everything before the cut, and damage inside it asks first', async ({
  page,
  world,
}) => {
  await page.goto(`${world.address}/#/pages/common/login`);
  await fillSignIn(page, newcomer);
  await expect(page).not.toHaveURL(/common\/login/);
  // One more each time, so that the balance says which of them are there.
  for (const text of ['1', '2', '4', '8', '16', '32'])
    await world.presenter.topUp({
      identifier: newcomer.identifier,
      account: 'live',
      currency: 'USDT',
      amount: amount(text),
    });
  const cuts: readonly (readonly [Cut, RegExp])[] = [
    [{ records: 0, keep: undefined }, /\D63\sUSDT/],
    [{ records: 1, keep: undefined }, /\D31\sUSDT/],
    [{ records: 1, keep: 40 }, /\D15\sUSDT/],
    [{ records: 1, keep: 17 }, /\D7\sUSDT/],
  ];
  for (const [cut, balance] of cuts) {
    await cutJournal(page, cut);
    const trade = await reopenAtTicket(page, world);
    await expect(trade.ticket).toContainText(balance);
  }
  await cutJournal(page, { records: 1, keep: 30, skip: 1 });
  await page.goto('about:blank');
  await page.goto(world.address);
  await expect(page.getByText('A part of it is damaged.')).toBeVisible();
});

test('in a browser, journal and snapshot cut anywhere open to what was acknowledged before the cut, or ask', async ({
  page,
}) => {
  const site = await serve({ folder: await buildPage('tests/journeys/support/cut-page.ts'), port: 0 });
  await page.goto(`${site.address}/`);
  await page.waitForFunction(() => 'cutEverywhere' in globalThis);
  const report = await page.evaluate(() => {
    const { cutEverywhere } = globalThis as unknown as { cutEverywhere: () => Promise<CutReport> };
    return cutEverywhere();
  });
  expect(report).toMatchObject({ wrongInJournal: [], wrongInSnapshot: [] });
  expect(report.commands).toBeGreaterThan(8);
  expect(report.journalCuts).toBeGreaterThan(300);
  expect(report.snapshotCuts).toBeGreaterThan(300);
  site.close();
});
