import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

/** All can see the products; servers that require a session send visitors to the login page. */
const own = { account: 'live', access: 'signed-in', area: 'finance', texts: ['dual', 'finance'] } as const;

export const dualRoutes: readonly FeatureRoute[] = [
  {
    ...own,
    access: 'open',
    path: routes.invest.invest,
    screen: lazyScreen(() => import('./screens/invest-screen.tsx')),
  },
  { ...own, path: routes.invest.purchase, screen: lazyScreen(() => import('./screens/purchase-screen.tsx')) },
  {
    ...own,
    texts: [...own.texts, 'records'],
    path: routes.invest.mine,
    screen: lazyScreen(() => import('./screens/mine-screen.tsx')),
  },
  { ...own, access: 'open', path: routes.invest.help, screen: lazyScreen(() => import('./screens/help-screen.tsx')) },
];
