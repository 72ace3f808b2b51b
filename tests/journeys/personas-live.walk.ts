import { personaIds } from '../../src/core/ports/presenter-port.ts';
import { addresses, goToAddress } from './support/addresses.ts';
import { findingsInBothThemes } from './support/axe.ts';
import { problemsOfWords } from './support/badges.ts';
import { problemsOfRoom } from './support/clipped-texts.ts';
import { becomePersona, longWalkMs } from './support/walk.ts';
import { expect, test } from './support/world.ts';

test.use({
  // The live build against a sandbox that was lived in before.
  kind: 'live',
  hasPast: true,
  viewport: { width: 360, height: 640 },
});

for (const persona of personaIds)
  test(`every address against a server, as ${persona}: its page, the words of its money, room for its texts, and usable by everybody in both themes`, async ({
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
