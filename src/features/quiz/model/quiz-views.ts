import { pathWith, routes } from '../../../core/navigation/routes.ts';

export const quizViews = ['daily', 'instant', 'mine'] as const;

/** The person's own bets. */
export const ownBetsPath = pathWith(routes.game.game, { view: 'mine' });
