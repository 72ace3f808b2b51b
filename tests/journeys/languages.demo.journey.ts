import type { LanguageCode } from '../../src/core/i18n/languages.ts';
import { longest } from './support/languages.ts';
import { problemsOfSeenMost } from './support/seen-most.ts';
import { longWalkMs } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** One of each kind that takes room: tall letters, long words and the longest. `npm run walk` looks at all ten. */
const kinds: readonly LanguageCode[] = ['th', 'fra', longest];

test('IN1, H1, L1, L6: the screens seen most hold on the smallest phone in languages of each kind, in the longest also with text of 130 %', async ({
  page,
  world,
}) => {
  test.setTimeout(longWalkMs);
  expect(await problemsOfSeenMost(page, world, kinds)).toEqual([]);
});
