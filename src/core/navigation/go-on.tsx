import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shownPath } from './shown-path.ts';

interface GoOnProps {
  readonly to: string;
}

/**
 * Replaces this page by another one. A page fades out before the next one comes; where its address is opened again
 * meanwhile, it goes on again: `Navigate` would stay, and show nothing.
 */
export function GoOn({ to }: GoOnProps) {
  const { pathname, key } = useLocation();
  // The same address, opened by a link, has another key.
  return <Leave key={key} from={pathname} to={to} />;
}

function Leave({ from, to }: GoOnProps & { readonly from: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = (): void => void navigate(to, { replace: true });
    const leaveAgain = (): void => {
      if (shownPath() === from) leave();
    };
    leave();
    window.addEventListener('popstate', leaveAgain);
    return () => window.removeEventListener('popstate', leaveAgain);
  }, [navigate, from, to]);
  return undefined;
}
