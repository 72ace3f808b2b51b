import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const screen = lazyScreen(() => import('./screens/journal-screen.tsx'));

export const journalRoutes: readonly FeatureRoute[] = [
  { path: routes.journal, screen, account: 'live', access: 'signed-in', area: 'assets' },
  { path: routes.moni.journal, screen, account: 'moni', access: 'signed-in', area: 'simulated' },
];
