import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

export const identityRoutes: readonly FeatureRoute[] = [
  {
    path: routes.setting.realMark,
    screen: lazyScreen(() => import('./screens/verification-screen.tsx')),
    account: 'root',
    access: 'signed-in',
    texts: ['identity'],
  },
  {
    path: routes.setting.real,
    screen: lazyScreen(() => import('./screens/application-screen.tsx')),
    account: 'root',
    access: 'signed-in',
    texts: ['identity', 'pictures', 'rules'],
  },
  {
    path: routes.common.questionnaire,
    screen: lazyScreen(() => import('./screens/questionnaire-screen.tsx')),
    account: 'root',
    access: 'signed-in',
    texts: ['survey', 'rules'],
  },
];
