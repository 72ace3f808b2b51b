import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const screens = () => import('./screens.ts');
const shown = { account: 'live', access: 'open', area: 'finance', texts: ['mining', 'finance'] } as const;
const own = {
  account: 'live',
  access: 'signed-in',
  area: 'finance',
  texts: ['mining', 'requests', 'records'],
} as const;

export const miningRoutes: readonly FeatureRoute[] = [
  { ...shown, path: routes.lockming.lockming, screen: lazyScreen(async () => (await screens()).miningScreen()) },
  { ...shown, path: routes.lockming.lockmingclass, screen: lazyScreen(async () => (await screens()).classesScreen()) },
  { ...shown, path: routes.lockming.welcome, screen: lazyScreen(async () => (await screens()).welcomeScreen()) },
  { ...own, path: routes.lockming.buy, screen: lazyScreen(async () => (await screens()).buyScreen()) },
  { ...own, path: routes.lockming.order, screen: lazyScreen(async () => (await screens()).ordersScreen()) },
];
