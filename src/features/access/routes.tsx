import { lazy } from 'react';
import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { routes } from '../../core/navigation/routes.ts';

const open = { account: 'root', access: 'open' } as const;

export const accessRoutes: readonly FeatureRoute[] = [
  { ...open, path: routes.common.login, screen: lazy(() => import('./screens/login-screen.tsx')) },
  { ...open, path: routes.common.register, screen: lazy(() => import('./screens/register-screen.tsx')) },
  { ...open, path: routes.common.forget, screen: lazy(() => import('./screens/forget-screen.tsx')) },
];
