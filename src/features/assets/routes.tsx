import { lazy } from 'react';
import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { routes } from '../../core/navigation/routes.ts';

export const assetsRoutes: readonly FeatureRoute[] = [
  {
    path: routes.fund.assets,
    screen: lazy(() => import('./screens/assets-screen.tsx')),
    account: 'live',
    access: 'signed-in',
    tab: 'assets',
  },
];
