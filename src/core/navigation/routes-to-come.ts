import { routes, type RoutePath } from './routes.ts';

/** Routes that have an address but no screen yet, by area of the product. The list only shrinks. */
export const routesToCome = {
  invest: [routes.invest.invest, routes.invest.mine, routes.invest.purchase, routes.invest.help],
} as const satisfies Readonly<Record<string, readonly RoutePath[]>>;

export type AreaToCome = keyof typeof routesToCome;
export const areasToCome = Object.keys(routesToCome).filter((key): key is AreaToCome => key in routesToCome);

/** The area of an address that has no screen yet. */
export const areaOf = (pathname: string): AreaToCome | undefined =>
  areasToCome.find((area) => routesToCome[area].some((path) => path === pathname));
