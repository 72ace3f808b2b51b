import { useLocation } from 'react-router-dom';
import { useReturnPath, verificationPath } from '../../../core/navigation/return-path.ts';
import { routes } from '../../../core/navigation/routes.ts';

/** In the address of the form: the person has asked for the next level, so its form is open. */
export const nextLevelField = 'next';

/**
 * The page that a refusal 998 interrupted; undefined for people who came by themselves. Both pages of the check keep
 * it.
 */
export function useWayBack(): {
  readonly onward: string | undefined;
  readonly formPath: string;
  /** Opens the form of the second level at once. */
  readonly nextFormPath: string;
  readonly overviewPath: string;
} {
  const path = useReturnPath();
  const { search } = useLocation();
  const onward = path === routes.home ? undefined : path;
  const formPath = onward === undefined ? routes.setting.real : verificationPath(onward);
  return {
    onward,
    formPath,
    nextFormPath: `${formPath}${onward === undefined ? '?' : '&'}${nextLevelField}`,
    overviewPath: `${routes.setting.realMark}${onward === undefined ? '' : search}`,
  };
}
