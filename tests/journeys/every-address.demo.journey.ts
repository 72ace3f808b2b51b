import { findingsOn } from './support/axe.ts';
import { addresses, goToAddress, isSeenMost, thirdsOf } from './support/addresses.ts';
import { problemsOfWords } from './support/badges.ts';
import { problemsOfRoom } from './support/clipped-texts.ts';
import { showLanguage } from './support/device.ts';
import { longest } from './support/languages.ts';
import { longWalkMs, signInToWalk } from './support/walk.ts';
import { expect, test } from './support/world.ts';

// In the language whose words are longest. Screens fade in by an animation; a walk over all of them waits for none.
test.use({ viewport: { width: 360, height: 640 } });

for (const [part, paths] of thirdsOf(addresses).entries())
  test(`IN1, E22: every address has its page, with the words of its money, whole and usable by everybody, part ${part + 1} of 3`, async ({
    page,
    world,
  }) => {
    test.setTimeout(longWalkMs);
    await signInToWalk(page, world);
    await showLanguage(page, world, longest);
    const wrong: string[] = [];
    for (const path of paths) {
      await goToAddress(page, path);
      wrong.push(...(await problemsOfWords(page, world, path, longest)));
      wrong.push(...(await findingsOn(page, path)));
      if (!isSeenMost(path)) wrong.push(...(await problemsOfRoom(page, path)));
    }
    expect(wrong).toEqual([]);
    expect(addresses.length).toBeGreaterThan(100);
  });
