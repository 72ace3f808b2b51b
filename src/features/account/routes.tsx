import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const aboutThePerson = { account: 'root', access: 'signed-in' } as const;

export const accountRoutes: readonly FeatureRoute[] = [
  {
    ...aboutThePerson,
    path: routes.setting.userInfo,
    screen: lazyScreen(() => import('./screens/profile-screen.tsx')),
    texts: ['account', 'settings', 'content', 'identity'],
  },
  {
    ...aboutThePerson,
    path: routes.setting.security,
    screen: lazyScreen(() => import('./screens/security-screen.tsx')),
    texts: ['account'],
  },
  {
    ...aboutThePerson,
    path: routes.setting.password,
    screen: lazyScreen(() => import('./screens/password-screen.tsx')),
    texts: ['account', 'access', 'rules'],
  },
  {
    ...aboutThePerson,
    path: routes.setting.payPassword,
    screen: lazyScreen(() => import('./screens/payment-password-screen.tsx')),
    texts: ['account', 'access', 'rules'],
  },
  {
    ...aboutThePerson,
    path: routes.setting.share,
    screen: lazyScreen(() => import('./screens/share-screen.tsx')),
    texts: ['invite'],
  },
  {
    ...aboutThePerson,
    path: routes.setting.coupon,
    screen: lazyScreen(() => import('./screens/coupon-screen.tsx')),
    texts: ['coupons'],
  },
];
