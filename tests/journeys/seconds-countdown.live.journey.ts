import { countdownScopes, walkCountdowns } from './support/countdown-scopes.ts';
import { test } from './support/world.ts';

// One clock ahead and one behind; forex is walked by scopes.walk.ts.
test('SO2: a device whose clock is two minutes ahead, or behind, counts by the server, and finds the result without a socket', ({
  page,
  world,
}) => walkCountdowns(page, world, countdownScopes.slice(0, 2)));
