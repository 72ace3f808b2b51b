import { useText } from '../../../../core/i18n/use-text.ts';
import { detour } from '../../../../core/navigation/detour.ts';
import { loginPath } from '../../../../core/navigation/return-path.ts';
import { LinkButton } from '../../../../core/ui/button.tsx';

/** In place of the orders of a visitor: the way to the login, and back to this page. */
export function LoginLink({ here }: { readonly here: string }) {
  const t = useText('trading');
  return (
    <LinkButton to={loginPath(here)} state={detour} size="small">
      {t('orders.login')}
    </LinkButton>
  );
}
