import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const onRecord = { account: 'live', access: 'signed-in', texts: ['authorisation', 'rules'] } as const;

export const authorisationRoutes: readonly FeatureRoute[] = [
  {
    ...onRecord,
    path: routes.setting.sqtest,
    screen: lazyScreen(() => import('./screens/authorisation-screen.tsx')),
  },
  {
    ...onRecord,
    path: routes.setting.sqselect,
    screen: lazyScreen(() => import('./screens/authorised-amount-screen.tsx')),
  },
];
