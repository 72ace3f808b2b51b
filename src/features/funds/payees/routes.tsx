import type { FeatureRoute } from '../../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../../core/navigation/lazy-screen.tsx';
import { routes } from '../../../core/navigation/routes.ts';

const ownPayees = { account: 'live', access: 'signed-in', texts: ['payees', 'rules', 'pictures'] } as const;

export const payeesRoutes: readonly FeatureRoute[] = [
  {
    ...ownPayees,
    path: routes.setting.wallet,
    screen: lazyScreen(() => import('./screens/addresses-screen.tsx')),
  },
  {
    ...ownPayees,
    path: routes.setting.addWallet,
    screen: lazyScreen(() => import('./screens/add-address-screen.tsx')),
  },
  {
    ...ownPayees,
    path: routes.setting.bank,
    screen: lazyScreen(() => import('./screens/bank-card-screen.tsx')),
  },
  {
    ...ownPayees,
    path: routes.setting.bankInternational,
    screen: lazyScreen(() => import('./screens/international-card-screen.tsx')),
  },
];
