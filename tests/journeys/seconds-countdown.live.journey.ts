import { countdownScopes, titleOfCountdown, walkCountdown } from './support/countdown-scopes.ts';
import { test } from './support/world.ts';

// One clock ahead and one behind; forex is walked by scopes.walk.ts.
for (const where of countdownScopes.slice(0, 2))
  test(titleOfCountdown(where), ({ page, world }) => walkCountdown(page, world, where));
