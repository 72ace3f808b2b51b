import { expect, test } from 'vitest';
import type { PortPromise } from './promises/port-promise.ts';
import { personAtDesk, type RunningWorld } from './worlds.ts';

/** Tries in a world what every server promises; the suite beside it tries what only a known backend can be asked. */
export const tryPromises = (promises: readonly PortPromise[], world: () => RunningWorld): void =>
  test.each(promises.map((one) => [one.title, one] as const))('%s', async (_title, { needs, check }) => {
    const running = world();
    if (needs === 'person' && running.session.state().token === undefined) await running.signIn(personAtDesk);
    await expect(check(running)).resolves.toBeUndefined();
  });
