import { useLocation, useNavigate } from 'react-router-dom';
import { pathWith, routes } from './routes.ts';

const parameter = 'back';
const accessPages: readonly string[] = [routes.common.login, routes.common.register, routes.common.forget];

/** Paths inside the app only: an address that was tampered with leads home. */
export function safeReturnPath(path: string | null | undefined): string {
  if (path === null || path === undefined || !/^\/(?![/\\])/.test(path)) return routes.home;
  const [place = ''] = path.split('?');
  return accessPages.includes(place) ? routes.home : path;
}

/** The login page, which leads back to `path` (with its question) afterwards. */
export const loginPath = (path: string): string =>
  safeReturnPath(path) === routes.home ? routes.common.login : pathWith(routes.common.login, { [parameter]: path });

/** Where the person was going when the login came between; also kept from login to register and forget. */
export function useReturnPath(): string {
  const { search } = useLocation();
  return safeReturnPath(new URLSearchParams(search).get(parameter));
}

/** To call after signing in: goes on to where the person was going, and leaves no login page behind. */
export function useReturnAfterSignIn(): () => void {
  const navigate = useNavigate();
  const path = useReturnPath();
  return () => void navigate(path, { replace: true });
}
