import { personaIds } from '../../src/core/ports/presenter-port.ts';
import { addresses, goToAddress } from './support/addresses.ts';
import { findingsInBothThemes } from './support/axe.ts';
import { problemsOfWords } from './support/badges.ts';
import { openWithWords } from './support/opened-sheet.ts';
import { problemsOfRoom } from './support/clipped-texts.ts';
import { builtScreens, visitorScreens } from './support/screens.ts';
import { openSheets } from './support/sheets.ts';
import { becomePersona, closeSheet, goTo, longWalkMs, signInToWalk, visitToWalk } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test.use({ viewport: { width: 360, height: 640 } });

for (const persona of personaIds)
  test(`every address, as ${persona}: its page, the words of its money, room for its texts, and usable by everybody in both themes`, async ({
    page,
    world,
  }) => {
    test.setTimeout(3 * longWalkMs);
    await becomePersona(page, world, persona);
    const wrong: string[] = [];
    for (const path of addresses) {
      await goToAddress(page, path);
      wrong.push(...(await problemsOfWords(page, world, path)));
      wrong.push(...(await problemsOfRoom(page, path)));
      wrong.push(...(await findingsInBothThemes(page, world, path)));
    }
    expect(wrong).toEqual([]);
  });

test('E22: no screen has a serious finding, for a visitor', async ({ page, world }) => {
  test.setTimeout(longWalkMs);
  await visitToWalk(page, world);
  const findings: string[] = [];
  for (const screen of visitorScreens) {
    await goTo(page, screen.path);
    findings.push(...(await findingsInBothThemes(page, world, screen.name)));
  }
  expect(findings).toEqual([]);
});

test('E22: no screen has a serious finding, signed in', async ({ page, world }) => {
  test.setTimeout(longWalkMs);
  await signInToWalk(page, world, 'positions');
  const findings: string[] = [];
  for (const screen of builtScreens) {
    await goTo(page, screen.path);
    findings.push(...(await findingsInBothThemes(page, world, screen.name)));
  }
  expect(findings).toEqual([]);
});

test('E22, MO1, H8: no sheet has a serious finding, in either theme, and each carries the words of its money', async ({
  page,
  world,
}) => {
  test.setTimeout(2 * longWalkMs);
  await signInToWalk(page, world, 'positions');
  const findings: string[] = [];
  for (const sheet of openSheets) {
    await openWithWords(page, world, sheet);
    findings.push(...(await findingsInBothThemes(page, world, sheet.name)));
    await closeSheet(page);
  }
  expect(findings).toEqual([]);
});
