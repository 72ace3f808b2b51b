import { lazy } from 'react';
import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { routes } from '../../core/navigation/routes.ts';

export const marketRoutes: readonly FeatureRoute[] = [
  {
    path: routes.market.market,
    screen: lazy(() => import('./screens/market-screen.tsx')),
    account: 'live',
    access: 'open',
    tab: 'market',
  },
  {
    path: routes.market.search,
    screen: lazy(() => import('./screens/search-screen.tsx')),
    account: 'live',
    access: 'open',
    tab: 'market',
  },
];
