/** The lines of the product's own mark, on a square of 48. */
export const ownMarkPaths = ['M8 34 20 22l8 8 12-12', 'M8 24 20 12l8 8L40 8'] as const;
