import { findingsInBothThemes } from './support/axe.ts';
import { badgesOf, isPractice, wordsOf } from './support/badges.ts';
import { openSheets } from './support/screens.ts';
import { longWalkMs, closeSheet, goTo, settle, signInWithOrders } from './support/walk.ts';
import { expect, test } from './support/world.ts';

// Screens fade in by an animation; a walk over all of them waits for none.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('E22, MO1, H8: no sheet has a serious finding, each carries the words of its money, and the frame stands around it', async ({
  page,
  world,
}) => {
  test.setTimeout(longWalkMs);
  await signInWithOrders(page, world);
  const findings: string[] = [];
  for (const sheet of openSheets) {
    await goTo(page, sheet.path);
    await sheet.open(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await settle(page);
    const path = sheet.path.split('?')[0] ?? '';
    expect((await wordsOf(page, 'dialog')).badges, sheet.name).toEqual(badgesOf(world, path));
    await expect(page.locator(`[data-mode-frame="${isPractice(path) ? 'simulated' : 'demo'}"]`)).toBeAttached();
    findings.push(...(await findingsInBothThemes(page, world, sheet.name)));
    await closeSheet(page);
  }
  expect(findings).toEqual([]);
});
