import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

export const assetsRoutes: readonly FeatureRoute[] = [
  {
    path: routes.fund.assets,
    screen: lazyScreen(() => import('./screens/assets-screen.tsx')),
    account: 'live',
    access: 'signed-in',
    tab: 'assets',
  },
  {
    path: routes.moni.assetsAllRecord,
    screen: lazyScreen(() => import('./screens/practice-assets-screen.tsx')),
    account: 'moni',
    access: 'signed-in',
    area: 'simulated',
  },
];
