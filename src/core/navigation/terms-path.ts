import { pathWith, routes } from './routes.ts';

export const termsSection = 'terms';

/** Who runs the platform, what it costs and on which terms. */
export const termsPath = pathWith(routes.common.aboutuslist, { section: termsSection });
