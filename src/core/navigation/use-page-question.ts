import { useLocation, useSearchParams } from 'react-router-dom';
import { shownPath } from './shown-path.ts';

/**
 * The question of this page's address, and what replaces it. An open sheet that the question names is closed by another
 * address, too: then the question is not this page's any more, and replacing it would bring the page back.
 */
export function usePageQuestion(): readonly [URLSearchParams, (next: Readonly<Record<string, string>>) => void] {
  const { pathname } = useLocation();
  const [question, setQuestion] = useSearchParams();
  const replace = (next: Readonly<Record<string, string>>): void => {
    const shown = shownPath();
    if (shown === '' || shown === pathname) setQuestion({ ...next }, { replace: true });
  };
  return [question, replace];
}
