import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useEndOfPage } from './detour.ts';
import { shownPath } from './shown-path.ts';

interface GoOnProps {
  readonly to: string;
}

/**
 * Replaces this page by another one, or steps back to it where this page is a detour from it. A page fades out before the
 * next one comes; where its address is opened again meanwhile, it goes on again: `Navigate` would stay, and show nothing.
 */
export function GoOn({ to }: GoOnProps) {
  const { pathname, key } = useLocation();
  // The same address, opened by a link, has another key.
  return <Leave key={key} from={pathname} to={to} />;
}

function Leave({ from, to }: GoOnProps & { readonly from: string }) {
  const endPage = useEndOfPage();
  // Once an entry: a second step back would leave the page that it leads to.
  const leave = useEffectEvent(() => endPage(to));
  useEffect(() => {
    leave();
    const leaveAgain = (): void => {
      if (shownPath() === from) leave();
    };
    window.addEventListener('popstate', leaveAgain);
    return () => window.removeEventListener('popstate', leaveAgain);
  }, [from]);
  return undefined;
}
