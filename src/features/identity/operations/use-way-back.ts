import { useLocation } from 'react-router-dom';
import { useReturnPath, verificationPath } from '../../../core/navigation/return-path.ts';
import { routes } from '../../../core/navigation/routes.ts';

/**
 * The page that a refusal 998 interrupted; undefined for people who came by themselves. Both pages of the check keep
 * it.
 */
export function useWayBack(): {
  readonly onward: string | undefined;
  readonly formPath: string;
  readonly overviewPath: string;
} {
  const path = useReturnPath();
  const { search } = useLocation();
  const onward = path === routes.home ? undefined : path;
  return {
    onward,
    formPath: onward === undefined ? routes.setting.real : verificationPath(onward),
    overviewPath: `${routes.setting.realMark}${onward === undefined ? '' : search}`,
  };
}
