import { useNavigate } from 'react-router-dom';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import type { User } from '../../../core/domain/user.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { notify } from '../../../core/ui/notify.ts';
import { useProblemTexts } from '../../shared/forms/screens/use-problem-texts.ts';
import { useChangePaymentPassword } from '../data/security.ts';
import styles from '../parts/account-column.module.css';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Notice } from '../../shared/requests/parts/notice.tsx';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { UserPage } from './user-page.tsx';

export default function PaymentPasswordScreen() {
  useTextsAhead(['account', 'rules', 'access']);
  const t = useText('account');
  return <UserPage title={t('payment.title')} render={(user) => <PaymentPassword user={user} />} />;
}

function PaymentPassword({ user }: { readonly user: User }) {
  const { firstPaymentPassword } = useServerDialect();
  if (user.isPaymentPasswordFinal === true) return <AskSupport why="final" />;
  if (firstPaymentPassword === 'registration' && user.hasPaymentPassword === false) return <AskSupport why="tooLate" />;
  return <PaymentPasswordForm user={user} isOnce={firstPaymentPassword === 'once'} />;
}

/** The server would refuse whatever is sent from here. */
function AskSupport({ why }: { readonly why: 'final' | 'tooLate' }) {
  const t = useText('account');
  return (
    <Notice
      tone="caution"
      title={t(`payment.${why}`)}
      actions={
        <LinkButton to={routes.kefu.index} variant="secondary" size="small">
          {t('payment.support')}
        </LinkButton>
      }
    />
  );
}

function PaymentPasswordForm({ user, isOnce }: { readonly user: User; readonly isOnce: boolean }) {
  const t = useText('account');
  const navigate = useNavigate();
  const { ofError } = useProblemTexts();
  const change = useChangePaymentPassword();
  const onSuccess = (): void => {
    notify.success(t('payment.done'));
    void navigate(routes.setting.security, { replace: true });
  };
  return (
    <>
      <p className={styles['note']}>{t('payment.hint')}</p>
      {isOnce ? <Notice tone="caution" title={t('payment.once')} /> : undefined}
      <NewPasswordForm
        user={user}
        submitLabel={t('payment.submit')}
        isBusy={change.isPending}
        problem={ofError(change.error)}
        oldLabel={t('payment.old')}
        onSend={(fields) => change.mutate(fields, { onSuccess })}
      />
    </>
  );
}
