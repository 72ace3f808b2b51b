import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { featureRoutes } from './feature-routes.gen.ts';

const byPath = new Map<string, FeatureRoute>(featureRoutes.map((route) => [route.path, route]));

/** A trailing slash means the same page. */
export const findRoute = (pathname: string): FeatureRoute | undefined =>
  byPath.get(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);
