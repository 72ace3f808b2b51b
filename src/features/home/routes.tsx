import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const screen = lazyScreen(() => import('./screens/home-screen.tsx'));
const home = {
  screen,
  account: 'last',
  access: 'open',
  tab: 'home',
  texts: ['home', 'shared'],
  showsPairs: true,
  lead: { texts: 'home', key: ['welcome'], isForVisitors: true },
} as const;

export const homeRoutes: readonly FeatureRoute[] = [
  { ...home, path: routes.home },
  { ...home, path: routes.index.index },
  { ...home, path: routes.quotation.index },
];
