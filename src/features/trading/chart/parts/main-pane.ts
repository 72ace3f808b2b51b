/** The library's name of the pane with the candles. */
export const mainPane = 'candle_pane';
