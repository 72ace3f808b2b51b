import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routesToCome } from '../../core/navigation/routes-to-come.ts';

const screens = () => import('./screens.ts');

const screen = lazyScreen(async () => (await screens()).unavailableScreen());

/** Addresses of the product that this version has no screen for: each resolves, and says so. */
export const unavailableRoutes: readonly FeatureRoute[] = Object.values(routesToCome)
  .flat()
  .map((path) => ({ path, screen, account: 'root', access: 'open' }));
