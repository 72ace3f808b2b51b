import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const screen = lazyScreen(() => import('./screens/loan-pages-screen.tsx'));
const own = { screen, account: 'live', access: 'signed-in', area: 'assets' } as const;

export const loansRoutes: readonly FeatureRoute[] = [
  { ...own, path: routes.common.borrowing },
  { ...own, path: routes.common.borrowingback },
];
