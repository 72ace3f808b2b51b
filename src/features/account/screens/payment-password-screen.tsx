import { useNavigate } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import type { User } from '../../../core/domain/user.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { notify } from '../../../core/ui/notify.ts';
import { useProblemTexts } from '../../shared/forms/screens/use-problem-texts.ts';
import { useChangePaymentPassword } from '../data/security.ts';
import styles from '../parts/account-column.module.css';
import { NewPasswordForm } from './new-password-form.tsx';
import { UserPage } from './user-page.tsx';

export default function PaymentPasswordScreen() {
  const t = useText('account');
  return <UserPage title={t('payment.title')} render={(user) => <PaymentPassword user={user} />} />;
}

function PaymentPassword({ user }: { readonly user: User }) {
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
      <NewPasswordForm
        user={user}
        submitLabel={t('payment.submit')}
        isBusy={change.isPending}
        problem={ofError(change.error)}
        onSend={(fields) => change.mutate(fields, { onSuccess })}
      />
    </>
  );
}
