import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const screens = () => import('./screens.ts');

export const identityRoutes: readonly FeatureRoute[] = [
  {
    path: routes.setting.realMark,
    screen: lazyScreen(async () => (await screens()).verificationScreen()),
    account: 'root',
    access: 'signed-in',
    texts: ['identity'],
  },
  {
    path: routes.setting.real,
    screen: lazyScreen(async () => (await screens()).applicationScreen()),
    account: 'root',
    access: 'signed-in',
    texts: ['identity', 'pictures', 'rules'],
  },
  {
    path: routes.common.questionnaire,
    screen: lazyScreen(async () => (await screens()).questionnaireScreen()),
    account: 'root',
    access: 'signed-in',
    texts: ['survey', 'rules'],
  },
];
