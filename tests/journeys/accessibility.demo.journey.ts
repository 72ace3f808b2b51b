import type { Page } from '@playwright/test';
import { findingsOn } from './support/axe.ts';
import { badgesOf, isPractice, wordsOf } from './support/badges.ts';
import { contractSheets } from './support/contract-sheets.ts';
import type { OpenedSheet } from './support/opened-sheet.ts';
import { commonSheets } from './support/sheets.ts';
import { longWalkMs, closeSheet, goTo, settle, signInToWalk } from './support/walk.ts';
import { expect, test, type JourneyWorld } from './support/world.ts';

// Screens fade in by an animation; a walk over all of them waits for none.

/** Each sheet once, in the dark; `npm run walk` looks at those of the products as well, in both themes and every language. */
async function findingsOnSheets(page: Page, world: JourneyWorld, sheets: readonly OpenedSheet[]) {
  const findings: string[] = [];
  for (const sheet of sheets) {
    await goTo(page, sheet.path);
    await sheet.open(page, world);
    // A sheet that opens from another has it to close first.
    await expect(page.getByRole('dialog'), sheet.name).toHaveCount(1);
    await expect(page.getByRole('dialog'), sheet.name).toBeVisible();
    await settle(page);
    const path = new URL(page.url()).hash.slice(1).split('?')[0] ?? '';
    expect((await wordsOf(page, 'dialog')).badges, sheet.name).toEqual(badgesOf(world, path));
    await expect(page.locator(`[data-mode-frame="${isPractice(path) ? 'simulated' : 'demo'}"]`)).toBeAttached();
    findings.push(...(await findingsOn(page, sheet.name, { within: 'dialog' })));
    await closeSheet(page);
  }
  return findings;
}

test('E22, MO1, H8: no sheet of trading has a serious finding, each carries the words of its money, and the frame stands around it', async ({
  page,
  world,
}) => {
  test.setTimeout(longWalkMs);
  await signInToWalk(page, world, 'positions');
  expect(await findingsOnSheets(page, world, [...commonSheets, ...contractSheets])).toEqual([]);
});
