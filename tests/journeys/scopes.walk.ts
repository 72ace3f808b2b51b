import {
  forexScope,
  practiceScope,
  realScope,
  titleOfPending,
  walkClosingWithOneHalted,
  walkContracts,
  walkPending,
} from './support/contract-scopes.ts';
import { countdownScopes, titleOfCountdown, walkCountdowns } from './support/countdown-scopes.ts';
import { forexOptions, practiceOptions, titleOfOptions, walkOptions } from './support/options-scopes.ts';
import { longWalkMs } from './support/walk.ts';
import { test } from './support/world.ts';

// `npm test` walks real money on coins (contracts.journey.ts, seconds.journey.ts) and two countdowns; contract-orders and
// options-port in tests/contract prove both of practice and forex in every world. Here all three scopes are walked in both.
for (const kind of ['demo', 'live'] as const)
  test.describe(kind, () => {
    test.use({ kind });
    for (const where of [realScope, practiceScope, forexScope]) {
      test(`PO2, PO3: in ${where.scope} take profit fires by itself, several are closed at once, and a gap liquidates and says so`, async ({
        page,
        world,
      }) => {
        test.setTimeout(longWalkMs);
        await walkContracts(page, world, where);
      });
      test(`PO3: in ${where.scope} one whose market stands still stays open and is named`, async ({ page, world }) => {
        test.setTimeout(longWalkMs);
        await walkClosingWithOneHalted(page, world, where);
      });
    }
    for (const where of [practiceScope, forexScope])
      test(titleOfPending(where), ({ page, world }) => walkPending(page, world, where));
    for (const where of [practiceOptions, forexOptions])
      test(titleOfOptions(where), ({ page, world }) => walkOptions(page, world, where));
    for (const where of countdownScopes)
      test(titleOfCountdown(where), async ({ page, world }) => {
        test.setTimeout(longWalkMs);
        await walkCountdowns(page, world, [where]);
      });
  });
