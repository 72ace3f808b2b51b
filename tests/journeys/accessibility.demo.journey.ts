import { findingsOn } from './support/axe.ts';
import { contractSheets } from './support/contract-sheets.ts';
import { openWithWords } from './support/opened-sheet.ts';
import { commonSheets } from './support/sheets.ts';
import { closeSheet, longWalkMs, signInToWalk } from './support/walk.ts';
import { expect, test } from './support/world.ts';

// Each sheet once, in the dark; `npm run walk` looks at those of the products as well, in both themes and every language.
test('E22, MO1, H8: no sheet of trading has a serious finding, each carries the words of its money, and the frame stands around it', async ({
  page,
  world,
}) => {
  test.setTimeout(longWalkMs);
  await signInToWalk(page, world, 'positions');
  const findings: string[] = [];
  for (const sheet of [...commonSheets, ...contractSheets]) {
    await openWithWords(page, world, sheet);
    findings.push(...(await findingsOn(page, sheet.name, { within: 'dialog' })));
    await closeSheet(page);
  }
  expect(findings).toEqual([]);
});
