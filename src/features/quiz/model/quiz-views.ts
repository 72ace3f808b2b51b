import { pathWith, routes } from '../../../core/navigation/routes.ts';

export const quizViews = ['daily', 'instant', 'mine'] as const;
export type QuizView = (typeof quizViews)[number];

/** The person's own bets. */
export const ownBetsPath = pathWith(routes.game.game, { view: 'mine' });
