import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const shown = { account: 'live', access: 'open', area: 'finance', texts: ['mining', 'finance'] } as const;
const own = {
  account: 'live',
  access: 'signed-in',
  area: 'finance',
  texts: ['mining', 'requests', 'records'],
} as const;

export const miningRoutes: readonly FeatureRoute[] = [
  { ...shown, path: routes.lockming.lockming, screen: lazyScreen(() => import('./screens/mining-screen.tsx')) },
  { ...shown, path: routes.lockming.lockmingclass, screen: lazyScreen(() => import('./screens/classes-screen.tsx')) },
  { ...shown, path: routes.lockming.welcome, screen: lazyScreen(() => import('./screens/welcome-screen.tsx')) },
  { ...own, path: routes.lockming.buy, screen: lazyScreen(() => import('./screens/buy-screen.tsx')) },
  { ...own, path: routes.lockming.order, screen: lazyScreen(() => import('./screens/orders-screen.tsx')) },
];
