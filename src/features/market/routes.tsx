import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

export const marketRoutes: readonly FeatureRoute[] = [
  {
    path: routes.market.market,
    screen: lazyScreen(() => import('./screens/market-screen.tsx')),
    account: 'last',
    access: 'open',
    tab: 'market',
    texts: ['market', 'shared'],
    showsPairs: true,
  },
  {
    path: routes.market.search,
    screen: lazyScreen(() => import('./screens/search-screen.tsx')),
    account: 'last',
    access: 'open',
    tab: 'market',
    texts: ['market', 'shared'],
    showsPairs: true,
  },
];
