/** A line of the legend above the candles, px. */
const lineHeight = 14;
/** Below the legend: the mark of the highest price, on its candle. */
const markHeight = 16;
/** The names of the three lines of an average do not fit beside each other on a phone. */
const wideFrom = 480;
/** One of four charts on a desk: each of the three has a line of its own. */
const twoFrom = 240;
/** The space above is measured before the prices are squeezed into the rest of the height. */
const squeeze = 1.4;

/** The same for the note of a compared pair, px: measured on one of four charts, where there is the least height. */
export const comparedRoom = 59;

/** What the names of as many indicators take above the candles, px. */
export const legendHeight = (indicators: number, width: number): number =>
  indicators * (width < twoFrom ? 3 : width < wideFrom ? 2 : 1) * lineHeight;

/** Space above the highest price, px, so that its mark is below the names of this many indicators. */
export const roomForLegend = (indicators: number, width: number): number =>
  Math.ceil((legendHeight(indicators, width) + markHeight) * squeeze);
