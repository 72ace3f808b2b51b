import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session/use-session.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/lists/list-state.tsx';
import { notify } from '../ui/notify.ts';
import { Page } from '../ui/page/page.tsx';
import { loginPath } from './return-path.ts';

/** How long the message shows before the login page opens. */
export const loginDelayMs = 1200;

/** Shows its children to signed-in people; sends others to the login page, and back here afterwards. */
export function RequireSignIn({ children }: { readonly children: ReactNode }) {
  const { isSignedIn } = useSession();
  const [cameSignedIn] = useState(isSignedIn);
  // A person who was signed in has just read why the session ended.
  return isSignedIn ? children : <LoginFirst isSaid={cameSignedIn} />;
}

function LoginFirst({ isSaid }: { readonly isSaid: boolean }) {
  const t = useText('common');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const login = loginPath(pathname + search);
  const goToLogin = useEffectEvent(() => void navigate(login, { replace: true }));
  const announce = useEffectEvent(() => {
    if (!isSaid) notify.info(t('access.loginFirst'));
  });
  useEffect(() => {
    announce();
    const timer = setTimeout(goToLogin, loginDelayMs);
    return () => clearTimeout(timer);
  }, []);
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
