export const seedDigitsMax = 9;

/** Nothing at all means the present one. */
export const isSeed = (text: string): boolean => /^\d*$/.test(text) && text.length <= seedDigitsMax;
