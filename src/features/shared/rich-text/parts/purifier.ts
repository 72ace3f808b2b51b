import type { DOMPurify } from 'dompurify';
import { useEffect, useState } from 'react';

/** `missing`: it could not be fetched, and then no HTML is shown. */
export type Purifier = DOMPurify | 'loading' | 'missing';

let known: Purifier = 'loading';

/** The cleaner of HTML, fetched when the first text needs it and kept for the visit. */
export function usePurifier(isWanted: boolean): Purifier {
  const [purifier, setPurifier] = useState<Purifier>(() => known);
  useEffect(() => {
    if (!isWanted || purifier !== 'loading') return undefined;
    let isCurrent = true;
    const settle = (answer: Purifier): void => {
      known = answer === 'missing' ? 'loading' : answer;
      if (isCurrent) setPurifier(() => answer);
    };
    import('dompurify').then(
      (module) => settle(module.default),
      () => settle('missing'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, purifier]);
  return purifier;
}
