import { useLocation } from 'react-router-dom';
import { pathWith, routes, type RoutePath } from './routes.ts';

const parameter = 'return';
const accessPages: readonly string[] = [routes.common.login, routes.common.register, routes.common.forget];

/** A place of ours worth going back to: neither another site nor a page that only leads here again. */
function isWorthReturning(path: string): boolean {
  const place = path.split('?')[0] ?? path;
  return /^\/(?![/\\])/.test(path) && place !== routes.home && !accessPages.includes(place);
}

function returnPathIn(search: string, otherwise: string = routes.home): string {
  const path = new URLSearchParams(search).get(parameter);
  return path !== null && isWorthReturning(path) ? path : otherwise;
}

const accessPath = (page: RoutePath, from: string): string =>
  pathWith(page, { [parameter]: isWorthReturning(from) ? from : undefined });

/** The login page, which leads back to `path` (with its question) afterwards. */
export const loginPath = (path: string): string => accessPath(routes.common.login, path);

/** The identity check, which leads back to `path` (with its question) once nothing more can be done there. */
export const verificationPath = (path: string): string => accessPath(routes.setting.real, path);

/** The page that sets the payment password, which leads back to `path` (with its question) once there is one. */
export const paymentPasswordPath = (path: string): string => accessPath(routes.setting.payPassword, path);

/** The place that led to this page; `otherwise` without one. */
export const useReturnPathOr = (otherwise: string): string => returnPathIn(useLocation().search, otherwise);

/** The interrupted destination before the login; home without a valid one. */
export const useReturnPath = (): string => returnPathIn(useLocation().search);
