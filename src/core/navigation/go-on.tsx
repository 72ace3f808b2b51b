import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const shownPath = (): string => window.location.hash.slice(1).split('?')[0] ?? '';

/**
 * Replaces this page by another one. A page fades out before the next one comes; where its address is opened again
 * meanwhile, it goes on again: `Navigate` would stay, and show nothing.
 */
export function GoOn({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  useEffect(() => {
    const goOn = (): void => void navigate(to, { replace: true });
    const goOnAgain = (): void => {
      if (shownPath() === pathname) goOn();
    };
    goOn();
    window.addEventListener('popstate', goOnAgain);
    return () => window.removeEventListener('popstate', goOnAgain);
    // The same address, opened by a link, has another key.
  }, [navigate, to, pathname, key]);
  return undefined;
}
