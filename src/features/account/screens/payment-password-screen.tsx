import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import type { User } from '../../../core/domain/people/user.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { useEndOfPage } from '../../../core/navigation/detour.ts';
import { useReturnPathOr } from '../../../core/navigation/return-path.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { notify } from '../../../core/ui/notify.ts';
import { useChangePaymentPassword } from '../data/security.ts';
import styles from '../parts/account-column.module.css';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { NewPasswordForm, type NewPasswordFormProps } from '../panels/new-password-form.tsx';
import { UserPage } from '../panels/user-page.tsx';
import { useSingleSend } from '../operations/use-single-send.ts';

export default function PaymentPasswordScreen() {
  useTextsAhead(['account', 'rules', 'access']);
  const t = useText('account');
  return <UserPage title={t('payment.title')} render={(user) => <PaymentPassword user={user} />} />;
}

/** If it can be set only once, the form disappears with success: so the outcome is shown here. */
function PaymentPassword({ user }: { readonly user: User }) {
  const t = useText('account');
  const endPage = useEndOfPage();
  const { firstPaymentPassword, paymentPassword } = useServerDialect();
  const next = useReturnPathOr(routes.setting.security);
  const change = useChangePaymentPassword();
  const send = useSingleSend(change.mutate, () => {
    notify.success(t('payment.done'));
    endPage(next);
  });
  if (user.isPaymentPasswordFinal === true) return <AskSupport why="final" />;
  if (firstPaymentPassword === 'registration' && user.hasPaymentPassword === false) return <AskSupport why="tooLate" />;
  return (
    <PaymentPasswordForm
      user={user}
      isOnce={firstPaymentPassword === 'once'}
      isAsked={paymentPassword !== 'never'}
      isBusy={change.isPending}
      error={change.error}
      onSend={send}
    />
  );
}

/** The server would refuse every form here. */
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

interface PaymentPasswordFormProps extends Pick<NewPasswordFormProps, 'user' | 'isBusy' | 'onSend'> {
  readonly isOnce: boolean;
  /** Withdrawals ask for it. */
  readonly isAsked: boolean;
  readonly error: AppError | null;
}

function PaymentPasswordForm({ isOnce, isAsked, error, ...form }: PaymentPasswordFormProps) {
  const t = useText('account');
  return (
    <>
      <p className={styles['note']}>{t(isAsked ? 'payment.hint' : 'payment.hintNotAsked')}</p>
      {isOnce ? <Notice tone="caution" title={t('payment.once')} /> : undefined}
      <NewPasswordForm {...form} submitLabel={t('payment.submit')} problem={error} oldLabel={t('payment.old')} />
    </>
  );
}
