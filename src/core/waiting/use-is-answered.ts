import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A page counts as answered after this time. */
const atLatestMs = 1_500;

/** False until the page's first queries have answers, or one of them failed. What is not in sight at first waits for that. */
export function useIsAnswered(): boolean {
  const queries = useQueryClient();
  const [isAnswered, setIsAnswered] = useState(false);
  useEffect(() => {
    let hasAsked = queries.isFetching() > 0;
    // The cache also speaks while another component renders.
    const settle = (): void => queueMicrotask(() => setIsAnswered(true));
    const timer = setTimeout(settle, atLatestMs);
    const stop = queries.getQueryCache().subscribe((event) => {
      // What comes then may have something to show in its place.
      if (event.type === 'updated' && event.action.type === 'failed') settle();
      const isAsking = queries.isFetching() > 0;
      if (hasAsked && !isAsking) settle();
      hasAsked ||= isAsking;
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queries]);
  return isAnswered;
}
