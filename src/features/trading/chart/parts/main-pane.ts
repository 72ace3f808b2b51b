/** What the library calls the part of a chart in which the candles stand. */
export const mainPane = 'candle_pane';
