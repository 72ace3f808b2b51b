import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const screens = () => import('./screens.ts');

export const settingsRoutes: readonly FeatureRoute[] = [
  {
    path: routes.setting.setting,
    screen: lazyScreen(async () => (await screens()).settingsScreen()),
    // The person's own limits belong to one account: who comes from practice sets those of practice.
    account: 'last',
    access: 'open',
  },
];
