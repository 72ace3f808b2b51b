import { useEffect, useState } from 'react';

const quietMs = 400;

/** False until the page has had a moment to show what matters more. */
export function useQuietMoment(): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsQuiet(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet;
}
