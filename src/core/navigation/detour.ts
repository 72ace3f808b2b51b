import { useLocation, useNavigate } from 'react-router-dom';
import { markOf } from '../ui/sheets/use-sheet-history.ts';

/** The state of a link to a page that only settles something for the present one, which lies below it in the history. */
export const detour = { isDetour: true } as const;

const isDetour = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isDetour' in state;

/**
 * Ends a page that leads back to `path`: by steps back to where a detour began, so that the way back does not pass that
 * page twice; otherwise in place of this page. An open sheet has an entry of its own.
 */
export function useEndOfPage(): (path: string) => void {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  return (path) => {
    if (isDetour(state)) void navigate(markOf(window.history.state) === undefined ? -1 : -2);
    else void navigate(path, { replace: true });
  };
}
