import { lazy } from 'react';
import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { routes } from '../../core/navigation/routes.ts';

const screen = lazy(() => import('./screens/home-screen.tsx'));
const home = { screen, account: 'live', access: 'open', tab: 'home' } as const;

export const homeRoutes: readonly FeatureRoute[] = [
  { ...home, path: routes.home },
  { ...home, path: routes.index.index },
  { ...home, path: routes.quotation.index },
];
