import type { RoutePath } from './routes.ts';

/** Routes that have an address but no screen yet, by area of the product. The list only shrinks; now it is empty. */
export const routesToCome: Readonly<Record<string, readonly RoutePath[]>> = {};
