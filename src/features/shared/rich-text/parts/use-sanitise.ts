import { useEffect, useState } from 'react';

type Sanitise = (html: string, hasPictures?: boolean) => DocumentFragment;

/** `missing`: it could not be fetched, and then no HTML is shown. */
type Fetched = Sanitise | 'loading' | 'missing';

let known: Fetched = 'loading';

/** The cleaner of HTML, fetched when the first text needs it and kept for the visit. */
export function useSanitise(isWanted: boolean): Fetched {
  const [sanitise, setSanitise] = useState<Fetched>(() => known);
  useEffect(() => {
    if (!isWanted || sanitise !== 'loading') return undefined;
    let isCurrent = true;
    const settle = (answer: Fetched): void => {
      known = answer === 'missing' ? 'loading' : answer;
      if (isCurrent) setSanitise(() => answer);
    };
    import('./sanitise.ts').then(
      (module) => settle(module.sanitise),
      () => settle('missing'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, sanitise]);
  return sanitise;
}
