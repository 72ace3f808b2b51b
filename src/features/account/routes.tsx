import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const screens = () => import('./screens.ts');

const aboutThePerson = { account: 'root', access: 'signed-in' } as const;

export const accountRoutes: readonly FeatureRoute[] = [
  {
    ...aboutThePerson,
    path: routes.setting.userInfo,
    screen: lazyScreen(async () => (await screens()).profileScreen()),
    texts: ['account', 'settings', 'content', 'identity'],
  },
  {
    ...aboutThePerson,
    path: routes.setting.security,
    screen: lazyScreen(async () => (await screens()).securityScreen()),
    texts: ['account'],
  },
  {
    ...aboutThePerson,
    path: routes.setting.password,
    screen: lazyScreen(async () => (await screens()).passwordScreen()),
    texts: ['account', 'access', 'rules'],
  },
  {
    ...aboutThePerson,
    path: routes.setting.payPassword,
    screen: lazyScreen(async () => (await screens()).paymentPasswordScreen()),
    texts: ['account', 'access', 'rules'],
  },
  {
    ...aboutThePerson,
    path: routes.setting.share,
    screen: lazyScreen(async () => (await screens()).shareScreen()),
    texts: ['invite'],
  },
  {
    ...aboutThePerson,
    path: routes.setting.coupon,
    screen: lazyScreen(() => import('./screens/coupon-screen.tsx')),
    texts: ['coupons'],
  },
];
