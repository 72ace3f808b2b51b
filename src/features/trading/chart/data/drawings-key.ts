/** Under which the drawings of a pair are kept on this device. */
export const drawingsKey = (symbol: string): string => `trading.drawings.${symbol}`;
