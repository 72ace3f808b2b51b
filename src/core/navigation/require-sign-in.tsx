import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session/use-session.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/lists/list-state.tsx';
import { Page } from '../ui/page/page.tsx';
import { loginPath } from './return-path.ts';

/** How long the page says so before the login page opens, which says what for. */
export const loginDelayMs = 1200;

/** Shows its children to signed-in people; sends others to the login page, and back here afterwards. */
export function RequireSignIn({ children }: { readonly children: ReactNode }) {
  const { isSignedIn } = useSession();
  return isSignedIn ? children : <LoginFirst />;
}

function LoginFirst() {
  const t = useText('common');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const login = loginPath(pathname + search);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(login, { replace: true }), loginDelayMs);
    return () => clearTimeout(timer);
  }, [navigate, login]);
  return (
    <Page title={t('access.login')} back>
      <EmptyState
        title={t('access.loginFirst')}
        action={
          <LinkButton to={login} replace>
            {t('access.login')}
          </LinkButton>
        }
      />
    </Page>
  );
}
