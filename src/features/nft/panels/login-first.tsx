import { useLocation } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { detour } from '../../../core/navigation/detour.ts';
import { loginPath } from '../../../core/navigation/return-path.ts';
import { LinkButton } from '../../../core/ui/button.tsx';

/** Where a visitor would buy or bid, and what for; leads back here afterwards. */
export function LoginFirst({ wish }: { readonly wish: 'buy' | 'bid' }) {
  const t = useText('nft');
  const { pathname, search } = useLocation();
  return (
    <LinkButton to={loginPath(pathname + search)} state={detour} isWide>
      {t(`${wish}.login`)}
    </LinkButton>
  );
}
