import { languageCodes } from '../../src/core/i18n/languages.ts';
import { addresses, goToAddress, isSeenMost, thirdsOf } from './support/addresses.ts';
import { problemsOfRoom } from './support/clipped-texts.ts';
import { setLooks, showLanguage } from './support/device.ts';
import { languagesInBoxes, problemsOfLargeText, problemsOfSheets } from './support/languages.ts';
import { problemsOfSeenMost } from './support/seen-most.ts';
import { longWalkMs, settle, signInToWalk } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test.use({ viewport: { width: 360, height: 640 } });

test('IN1: this machine has the letters of all ten languages', async ({ page, world }) => {
  await signInToWalk(page, world);
  const boxes = await languagesInBoxes(page);
  test.skip(boxes.length > 0, `${boxes.join(', ')} drawn as boxes, which are half as wide: see docs/changing.md`);
});

for (const [part, paths] of thirdsOf(addresses).entries())
  test(`IN1: every address holds in all ten languages, also with text of 130 %, part ${part + 1} of 3`, async ({
    page,
    world,
  }) => {
    test.setTimeout(3 * longWalkMs);
    await signInToWalk(page, world, 'positions');
    await setLooks(page, world, { theme: 'light' });
    const problems: string[] = [];
    for (const path of paths) {
      await goToAddress(page, path);
      for (const code of languageCodes) {
        await showLanguage(page, world, code);
        await settle(page);
        if (!isSeenMost(path)) problems.push(...(await problemsOfRoom(page, `${path} ${code}`)));
        problems.push(...(await problemsOfLargeText(page, `${path} ${code}`)));
      }
    }
    expect(problems).toEqual([]);
  });

test('IN1, H1, L1, L6: the screens seen most hold on the smallest phone in all ten languages, in the longest also with text of 130 %', async ({
  page,
  world,
}) => {
  test.setTimeout(2 * longWalkMs);
  expect(await problemsOfSeenMost(page, world, languageCodes)).toEqual([]);
});

test('IN1: every sheet holds in all ten languages', async ({ page, world }) => {
  test.setTimeout(2 * longWalkMs);
  await signInToWalk(page, world, 'positions');
  await setLooks(page, world, { theme: 'light' });
  expect(await problemsOfSheets(page, world, languageCodes)).toEqual([]);
});

test('IN1: every address holds with texts that are forty per cent longer', async ({ page, world }) => {
  test.setTimeout(2 * longWalkMs);
  await signInToWalk(page, world, 'positions');
  await page.goto(`${world.address}/?texts=pseudo#/`);
  await settle(page);
  const problems: string[] = [];
  for (const path of addresses) {
    await goToAddress(page, path);
    problems.push(...(await problemsOfRoom(page, `${path} pseudo`)));
  }
  expect(problems).toEqual([]);
});
