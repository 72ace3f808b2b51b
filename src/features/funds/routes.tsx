import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

export const fundsRoutes: readonly FeatureRoute[] = [
  {
    path: routes.fund.transfer,
    screen: lazyScreen(() => import('./screens/transfer-screen.tsx')),
    // Simulated money moves between simulated accounts: a person from practice stays there.
    account: 'last',
    access: 'signed-in',
    area: 'assets',
  },
  {
    path: routes.fund.transferHistory,
    screen: lazyScreen(() => import('./screens/transfer-history-screen.tsx')),
    account: 'last',
    access: 'signed-in',
    area: 'assets',
  },
  {
    path: routes.fund.receive,
    screen: lazyScreen(() => import('./screens/deposit-screen.tsx')),
    account: 'live',
    access: 'signed-in',
    area: 'assets',
  },
  {
    path: routes.fund.withdraw,
    screen: lazyScreen(() => import('./screens/withdraw-screen.tsx')),
    account: 'live',
    access: 'signed-in',
    area: 'assets',
  },
  {
    path: routes.fund.receiveWithdrawRecord,
    screen: lazyScreen(() => import('./screens/money-log-screen.tsx')),
    account: 'live',
    access: 'signed-in',
    area: 'assets',
  },
  {
    path: routes.fund.fundTransfer,
    screen: lazyScreen(() => import('./screens/convert-screen.tsx')),
    account: 'live',
    access: 'signed-in',
    area: 'assets',
    texts: ['convert', 'funds', 'rules'],
  },
];
