import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const screens = () => import('./screens.ts');

export const financeRoutes: readonly FeatureRoute[] = [
  {
    path: routes.financial.index,
    screen: lazyScreen(async () => (await screens()).financeScreen()),
    account: 'live',
    access: 'open',
    tab: 'finance',
    texts: ['finance'],
  },
];
