import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const screen = lazyScreen(() => import('./screens/launch-pages-screen.tsx'));
const common = { screen, account: 'live', area: 'finance', texts: ['launch', 'finance'] } as const;

export const launchRoutes: readonly FeatureRoute[] = [
  { ...common, path: routes.ieo.ieo, access: 'open' },
  { ...common, path: routes.ieo.subscribe, access: 'open' },
  { ...common, path: routes.ieo.order, access: 'signed-in', texts: [...common.texts, 'records'] },
];
