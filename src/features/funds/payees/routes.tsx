import type { FeatureRoute } from '../../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../../core/navigation/lazy-screen.tsx';
import { routes } from '../../../core/navigation/routes.ts';

const screens = () => import('./screens.ts');

const ownPayees = { account: 'live', access: 'signed-in', texts: ['payees', 'rules', 'pictures'] } as const;

export const payeesRoutes: readonly FeatureRoute[] = [
  {
    ...ownPayees,
    path: routes.setting.wallet,
    screen: lazyScreen(async () => (await screens()).addressesScreen()),
  },
  {
    ...ownPayees,
    path: routes.setting.addWallet,
    screen: lazyScreen(async () => (await screens()).addAddressScreen()),
  },
  {
    ...ownPayees,
    path: routes.setting.bank,
    screen: lazyScreen(async () => (await screens()).bankCardScreen()),
  },
  {
    ...ownPayees,
    path: routes.setting.bankInternational,
    screen: lazyScreen(async () => (await screens()).internationalCardScreen()),
  },
];
