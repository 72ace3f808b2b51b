import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { detour } from '../../../core/navigation/detour.ts';
import { loginPath } from '../../../core/navigation/return-path.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { IconUser } from '../../../core/ui/icons/user.gen.tsx';
import styles from './top-bar.module.css';

/** The way to the person's account, or to the login. */
export function BarAccount() {
  const t = useText('market');
  const { isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  if (!isSignedIn) {
    return (
      <LinkButton to={loginPath(pathname + search)} state={detour} size="small" variant="secondary">
        {t('desk.bar.login')}
      </LinkButton>
    );
  }
  return (
    <Link
      to={routes.setting.userInfo}
      className={styles['to']}
      aria-label={t('desk.bar.account')}
      title={t('desk.bar.account')}
    >
      <IconUser size={20} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
