import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const screen = lazyScreen(() => import('./screens/purchase-pages-screen.tsx'));
const own = { screen, account: 'live', access: 'signed-in', area: 'assets' } as const;

export const purchasesRoutes: readonly FeatureRoute[] = [
  { ...own, path: routes.common.c2c },
  { ...own, path: routes.common.c2cshow },
  { ...own, path: routes.otc.otc },
];
