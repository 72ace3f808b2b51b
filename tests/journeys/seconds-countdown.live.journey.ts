import { countdownScopes, titleOfCountdown, walkCountdown } from './support/countdown-scopes.ts';
import { test } from './support/world.ts';

for (const where of countdownScopes)
  test(titleOfCountdown(where), ({ page, world }) => walkCountdown(page, world, where));
