import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const screens = () => import('./screens.ts');

const open = { account: 'root', access: 'open' } as const;

export const accessRoutes: readonly FeatureRoute[] = [
  { ...open, path: routes.common.login, screen: lazyScreen(async () => (await screens()).loginScreen()) },
  { ...open, path: routes.common.register, screen: lazyScreen(async () => (await screens()).registerScreen()) },
  { ...open, path: routes.common.forget, screen: lazyScreen(async () => (await screens()).forgetScreen()) },
  { ...open, path: routes.common.area, screen: lazyScreen(() => import('./screens/area-screen.tsx')) },
];
