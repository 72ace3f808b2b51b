import type { TabId } from '../../../core/navigation/feature-route.ts';
import { routes } from '../../../core/navigation/routes.ts';

/** Pages of the tab bar keep it, so that there is always a way on. */
export function tabOf(path: string): TabId | undefined {
  return path === routes.game.game ? 'guess' : undefined;
}
