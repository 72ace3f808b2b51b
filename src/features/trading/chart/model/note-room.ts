/** The line of the pair that is compared. A note says its name, unlike those of indicators. */
export const comparedName = 'COMPARED';

/** Notes below the names of the indicators, px: how bars were joined, and the pair that is compared, with its button. */
export const joinedHeight = 14;
export const comparedHeight = 28;
