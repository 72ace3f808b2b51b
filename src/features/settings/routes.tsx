import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

export const settingsRoutes: readonly FeatureRoute[] = [
  {
    path: routes.setting.setting,
    screen: lazyScreen(() => import('./screens/settings-screen.tsx')),
    // The person's own limits belong to one account: a person from practice sets those of practice.
    account: 'last',
    access: 'open',
  },
];
