import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const open = { account: 'root', access: 'open' } as const;

export const accessRoutes: readonly FeatureRoute[] = [
  { ...open, path: routes.common.login, screen: lazyScreen(() => import('./screens/login-screen.tsx')) },
  { ...open, path: routes.common.register, screen: lazyScreen(() => import('./screens/register-screen.tsx')) },
  { ...open, path: routes.common.forget, screen: lazyScreen(() => import('./screens/forget-screen.tsx')) },
  { ...open, path: routes.common.area, screen: lazyScreen(() => import('./screens/area-screen.tsx')) },
];
