import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

export const financeRoutes: readonly FeatureRoute[] = [
  {
    path: routes.financial.index,
    screen: lazyScreen(() => import('./screens/finance-screen.tsx')),
    account: 'live',
    access: 'open',
    tab: 'finance',
    texts: ['finance'],
  },
];
