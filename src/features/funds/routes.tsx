import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const screens = () => import('./screens.ts');

export const fundsRoutes: readonly FeatureRoute[] = [
  {
    path: routes.fund.transfer,
    screen: lazyScreen(async () => (await screens()).transferScreen()),
    // Simulated money moves between simulated accounts: who comes from practice stays there.
    account: 'last',
    access: 'signed-in',
    area: 'assets',
  },
  {
    path: routes.fund.transferHistory,
    screen: lazyScreen(async () => (await screens()).transferHistoryScreen()),
    account: 'last',
    access: 'signed-in',
    area: 'assets',
  },
  {
    path: routes.fund.receive,
    screen: lazyScreen(async () => (await screens()).depositScreen()),
    account: 'live',
    access: 'signed-in',
    area: 'assets',
  },
  {
    path: routes.fund.withdraw,
    screen: lazyScreen(async () => (await screens()).withdrawScreen()),
    account: 'live',
    access: 'signed-in',
    area: 'assets',
  },
  {
    path: routes.fund.receiveWithdrawRecord,
    screen: lazyScreen(async () => (await screens()).moneyLogScreen()),
    account: 'live',
    access: 'signed-in',
    area: 'assets',
  },
  {
    path: routes.fund.fundTransfer,
    screen: lazyScreen(async () => (await screens()).convertScreen()),
    account: 'live',
    access: 'signed-in',
    area: 'assets',
    texts: ['convert', 'funds', 'rules'],
  },
];
