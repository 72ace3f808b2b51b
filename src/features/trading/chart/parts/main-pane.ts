/** The library's name of the pane with the candles. */
export const mainPane = 'candle_pane';
/** The line of the pair that is compared. It has no name above the candles: a note says it. */
export const comparedName = 'COMPARED';
