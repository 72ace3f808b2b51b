import { useLocation, useNavigate } from 'react-router-dom';
import { returnPathIn, withReturnPath } from '../session/return-path.ts';
import { routes } from './routes.ts';

const accessPages: readonly string[] = [routes.common.login, routes.common.register, routes.common.forget];
const placeOf = (path: string): string => path.split('?')[0] ?? path;

/** The login page, which leads back to `path` (with its question) afterwards. */
export const loginPath = (path: string): string =>
  accessPages.includes(placeOf(path)) ? routes.common.login : withReturnPath(routes.common.login, path);

/** Where the person was going when the login came between; home when there is no such place or it is no page of ours. */
export function useReturnPath(): string {
  const { search } = useLocation();
  const path = returnPathIn(search);
  return path === undefined || accessPages.includes(placeOf(path)) ? routes.home : path;
}

/** A link from one access page to another that keeps the way back. */
export function useWithReturnPath(): (path: string) => string {
  const { search } = useLocation();
  return (path) => withReturnPath(path, returnPathIn(search) ?? routes.home);
}

/** To call after signing in: goes on to where the person was going, and leaves no login page behind. */
export function useReturnAfterSignIn(): () => void {
  const navigate = useNavigate();
  const path = useReturnPath();
  return () => void navigate(path, { replace: true });
}
