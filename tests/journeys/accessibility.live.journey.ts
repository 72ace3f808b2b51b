import { findingsOn } from './support/axe.ts';
import { setLooks } from './support/device.ts';
import { builtScreens } from './support/screens.ts';
import { goTo, signInWithOrders } from './support/walk.ts';
import { expect, test } from './support/world.ts';

// Screens fade in by an animation; a walk over many of them waits for none.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Those that most people see most of the time. All of them, in both themes, are looked at in the demo. */
const busiest = new Set(['home', 'trade', 'assets', 'orders']);

test('E22: against a server, the screens seen most have no serious finding', async ({ page, world }) => {
  await signInWithOrders(page, world);
  await setLooks(page, world, { theme: 'dark' });
  const screens = builtScreens.filter(({ name }) => busiest.has(name));
  expect(screens).toHaveLength(busiest.size);
  const findings: string[] = [];
  for (const screen of screens) {
    await goTo(page, screen.path);
    findings.push(...(await findingsOn(page, screen.name)));
  }
  expect(findings).toEqual([]);
});
