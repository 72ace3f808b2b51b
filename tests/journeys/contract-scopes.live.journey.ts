import { otherScopes, walkContracts } from './support/contract-scopes.ts';
import { test } from './support/world.ts';

// In real money on coins the journeys of contracts walk the same in both worlds; `npm run walk` walks all three in both.
for (const where of otherScopes)
  test(`PO2, PO3, SM1: in ${where.scope} take profit fires by itself, several are closed at once, and a gap liquidates and says so`, ({
    page,
    world,
  }) => walkContracts(page, world, where));
