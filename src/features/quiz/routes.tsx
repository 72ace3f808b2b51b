import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

export const quizRoutes: readonly FeatureRoute[] = [
  {
    path: routes.game.game,
    screen: lazyScreen(() => import('./screens/quiz-screen.tsx')),
    account: 'live',
    access: 'open',
    tab: 'guess',
    area: 'finance',
    texts: ['quiz', 'finance', 'records'],
  },
];
