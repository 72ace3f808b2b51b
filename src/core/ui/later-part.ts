import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { firstSight } from '../waiting/first-sight.ts';

const againAfterMs = 30_000;

/**
 * A part that nothing waits for, fetched when it is first drawn, and not before the first screen is painted: where that
 * fails there is nothing in its place until it comes, with the network or half a minute later. What a person asks for is
 * `whenWanted`, which tells.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const attempt = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      await new Promise((resolve) => {
        window.addEventListener('online', resolve, { once: true });
        setTimeout(resolve, againAfterMs);
      });
      return attempt();
    }
  };
  return lazy(async () => firstSight().then(attempt));
}
