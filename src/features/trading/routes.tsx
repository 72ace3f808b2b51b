import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';
import {
  forexContract,
  forexModes,
  forexTimed,
  forexSpot,
  liveContract,
  liveModes,
  liveOptions,
  liveSpot,
  simulatedContract,
  simulatedModes,
  simulatedOptions,
  simulatedSpot,
  type TradeMode,
  type TradeModes,
  type TradeView,
} from './mode/model/trade-mode.ts';

const hub = (modes: TradeModes, view: TradeView) =>
  lazyScreen(async () => {
    const { TradeHubScreen } = await import('./desk/screens/trade-hub-screen.tsx');
    return { default: () => <TradeHubScreen modes={modes} preset={{ product: 'spot', view }} isTab /> };
  });
const trade = (mode: TradeMode) =>
  lazyScreen(async () => {
    const { TradeScreen } = await import('./desk/screens/trade-screen.tsx');
    return { default: () => <TradeScreen mode={mode} /> };
  });
const orders = (mode: TradeMode) =>
  lazyScreen(async () => {
    const { OrdersScreen } = await import('./desk/screens/orders-screen.tsx');
    return { default: () => <OrdersScreen mode={mode} /> };
  });
const forex = (modes: TradeModes) =>
  lazyScreen(async () => {
    const { ForexScreen } = await import('./desk/screens/forex-screen.tsx');
    return { default: () => <ForexScreen modes={modes} preset={{ product: 'options', view: 'ticket' }} /> };
  });

const { transaction, moni } = routes;
/** What a spot ticket of the usual pairs says of its risk. */
const lead = { texts: 'trading', key: ['risk', 'crypto'], isBelow: true } as const;

const screens: readonly FeatureRoute[] = [
  { path: transaction.index, screen: hub(liveModes, 'ticket'), account: 'live', access: 'open', tab: 'trade' },
  { path: transaction.index2, screen: hub(liveModes, 'chart'), account: 'live', access: 'open', tab: 'trade' },
  { path: transaction.currency, screen: trade(liveSpot), account: 'live', access: 'open', area: 'trade', lead },
  { path: transaction.currencyOrder, screen: orders(liveSpot), account: 'live', access: 'signed-in', area: 'trade' },
  { path: transaction.contract, screen: trade(liveContract), account: 'live', access: 'open', area: 'trade' },
  {
    path: transaction.contractOrder,
    screen: orders(liveContract),
    account: 'live',
    access: 'signed-in',
    area: 'trade',
  },
  { path: moni.index, screen: hub(simulatedModes, 'ticket'), account: 'moni', access: 'open', tab: 'simulated' },
  { path: moni.currency, screen: trade(simulatedSpot), account: 'moni', access: 'open', area: 'simulated', lead },
  { path: moni.currencyOrder, screen: orders(simulatedSpot), account: 'moni', access: 'signed-in', area: 'simulated' },
  { path: moni.contract, screen: trade(simulatedContract), account: 'moni', access: 'open', area: 'simulated' },
  {
    path: moni.contractOrder,
    screen: orders(simulatedContract),
    account: 'moni',
    access: 'signed-in',
    area: 'simulated',
  },
  { path: transaction.optionOrder, screen: orders(liveOptions), account: 'live', access: 'signed-in', area: 'trade' },
  {
    path: moni.optionOrder,
    screen: orders(simulatedOptions),
    account: 'moni',
    access: 'signed-in',
    area: 'simulated',
  },
  { path: routes.forex.index, screen: forex(forexModes), account: 'live', access: 'open', area: 'trade' },
  { path: routes.forex.currency, screen: trade(forexSpot), account: 'live', access: 'open', area: 'trade' },
  {
    path: routes.forex.currencyOrder,
    screen: orders(forexSpot),
    account: 'live',
    access: 'signed-in',
    area: 'trade',
  },
  { path: routes.forex.contract, screen: trade(forexContract), account: 'live', access: 'open', area: 'trade' },
  {
    path: routes.forex.contractOrder,
    screen: orders(forexContract),
    account: 'live',
    access: 'signed-in',
    area: 'trade',
  },
  {
    path: routes.forex.optionOrder,
    screen: orders(forexTimed),
    account: 'live',
    access: 'signed-in',
    area: 'trade',
  },
];

/** Three screens, written once; a route says which account, category and product they show. */
export const tradingRoutes: readonly FeatureRoute[] = screens.map((route) => ({
  ...route,
  texts: ['trading', 'shared'],
  showsPairs: true,
}));
