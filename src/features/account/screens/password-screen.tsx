import { useNavigate } from 'react-router-dom';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import type { User } from '../../../core/domain/people/user.ts';
import { loginPath } from '../../../core/navigation/return-path.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { notify } from '../../../core/ui/notify.ts';
import { useSignOut } from '../../shared/session/data/current-user.ts';
import { useResetPassword } from '../../shared/session/data/reset-password.ts';
import styles from '../parts/account-column.module.css';
import { NewPasswordForm } from '../panels/new-password-form.tsx';
import { UserPage } from '../panels/user-page.tsx';
import { useSingleSend } from '../operations/use-single-send.ts';

export default function PasswordScreen() {
  useTextsAhead(['account', 'rules', 'access']);
  const t = useText('account');
  return <UserPage title={t('password.title')} render={(user) => <LoginPassword user={user} />} />;
}

function LoginPassword({ user }: { readonly user: User }) {
  const t = useText('account');
  const navigate = useNavigate();
  const reset = useResetPassword();
  const signOut = useSignOut();
  // The server has ended every session, so this device drops its own. This page has closed by then: the next login does
  // not return to it.
  const leave = async (): Promise<void> => {
    notify.success(t('password.done'));
    await signOut.mutateAsync().catch(() => undefined);
    await navigate(loginPath(routes.setting.security), { replace: true });
  };
  const send = useSingleSend(reset.mutate, () => void leave());
  return (
    <>
      <p className={styles['note']}>{t('password.ends')}</p>
      <NewPasswordForm
        user={user}
        submitLabel={t('password.submit')}
        isBusy={reset.isPending || signOut.isPending}
        problem={reset.error}
        oldLabel={t('password.old')}
        onSend={(fields) => send({ identifier: user.login, ...fields })}
      />
    </>
  );
}
