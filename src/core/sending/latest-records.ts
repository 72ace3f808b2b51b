/**
 * The page that is read to find and count the records of one request. A browser may retry one tap about ten times, and a
 * transfer has two lines, so a screen's page could show fewer records than there are.
 */
export const latestRecords = { page: 1, limit: 50 } as const;
