import { longest } from './support/languages.ts';
import { problemsOfSeenMost } from './support/seen-most.ts';
import { longWalkMs } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test.use({ viewport: { width: 360, height: 640 } });

// `npm run walk` proves the same of all ten.
test('IN1, H1, L1, L6: the screens seen most hold on the smallest phone in the language whose words are longest, also with text of 130 %', async ({
  page,
  world,
}) => {
  test.setTimeout(longWalkMs);
  expect(await problemsOfSeenMost(page, world, [longest])).toEqual([]);
});
