import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes, type RoutePath } from '../../core/navigation/routes.ts';

const screen = lazyScreen(() => import('./screens/copy-trading-screen.tsx'));

const at = (path: RoutePath, access: FeatureRoute['access']): FeatureRoute => ({
  path,
  screen,
  account: 'live',
  access,
  area: 'finance',
  texts: ['copyTrading', 'finance', 'requests', 'rules'],
});

/** All can see traders; following needs a session. */
export const copyTradingRoutes: readonly FeatureRoute[] = [
  at(routes.copytrade.copy, 'open'),
  at(routes.follow.index, 'open'),
  at(routes.follow.trader, 'open'),
  at(routes.follow.agreementZh, 'open'),
  at(routes.follow.agreementEn, 'open'),
  at(routes.copytrade.my, 'signed-in'),
  at(routes.copytrade.trader, 'signed-in'),
  at(routes.follow.follow, 'signed-in'),
];
