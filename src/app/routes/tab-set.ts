import type { TabId } from '../../core/navigation/feature-route.ts';
import { routes, type RoutePath } from '../../core/navigation/routes.ts';

export type TabSetName = 'standard' | 'compact' | 'guess';

export const tabSets: Readonly<Record<TabSetName, readonly TabId[]>> = {
  standard: ['home', 'market', 'trade', 'simulated', 'finance', 'assets'],
  compact: ['home', 'market', 'trade', 'finance', 'assets'],
  guess: ['home', 'guess', 'market', 'trade', 'finance', 'assets'],
};

export const tabRoutes: Readonly<Record<TabId, RoutePath>> = {
  home: routes.home,
  market: routes.market.market,
  trade: routes.transaction.index,
  simulated: routes.moni.index,
  finance: routes.financial.index,
  assets: routes.fund.assets,
  guess: routes.game.game,
};
