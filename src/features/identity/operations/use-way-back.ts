import { useLocation } from 'react-router-dom';
import { useReturnPath, verificationPath } from '../../../core/navigation/return-path.ts';
import { routes } from '../../../core/navigation/routes.ts';

/** Where a refusal 998 came between; undefined for who came by themselves. Both pages of the check keep it. */
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
