import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { useText } from '../../../core/i18n/use-text.ts';
import type { User } from '../../../core/domain/user.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { PasswordField } from '../../../core/ui/text-field.tsx';
import { PlainForm } from '../../shared/forms/parts/plain-form.tsx';
import { Notice } from '../../shared/requests/parts/notice.tsx';
import { useProblemTexts } from '../../shared/forms/screens/use-problem-texts.ts';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { useStrengthHint } from '../../shared/forms/screens/use-strength-hint.ts';
import { isReached, placeForCode } from '../model/place-for-code.ts';
import { passwordSchema, type PasswordFields } from '../model/account-schemas.ts';
import { LoginCodeField } from './login-code-field.tsx';

export interface NewPasswordFormProps {
  readonly user: User;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onSend: (fields: { password: string; code: string }) => void;
}

/** A new password twice, proven by a code; where no code can be sent to, what has to come first. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  return isReached(props.user) ? <PasswordForm {...props} /> : <BindFirst />;
}

/** Who signed in with the address of a wallet has nothing yet that a code could go to. */
function BindFirst() {
  const t = useText('account');
  return (
    <Notice
      tone="caution"
      title={t('security.contacts')}
      actions={
        <LinkButton to={routes.setting.security} replace variant="secondary" size="small">
          {t('security.bind')}
        </LinkButton>
      }
    >
      <p>{t('security.bindFirst')}</p>
    </Notice>
  );
}

function PasswordForm({ user, submitLabel, isBusy, problem, onSend }: NewPasswordFormProps) {
  const t = useText('account');
  const { say } = useProblemTexts(useServerDialect().forbiddenCharacters);
  const { register, handleSubmit, formState, control } = useForm<PasswordFields>({
    resolver: standardSchemaResolver(passwordSchema(say)),
    mode: 'onTouched',
    defaultValues: { password: '', confirmation: '', code: '' },
  });
  const { errors } = formState;
  const strengthHint = useStrengthHint();
  const typed = useWatch({ control, name: 'password' });
  const send = ({ password, code }: PasswordFields): void => {
    if (!isBusy) onSend({ password, code });
  };
  return (
    <PlainForm
      onSubmit={(event) => void handleSubmit(send)(event)}
      submitLabel={submitLabel}
      isBusy={isBusy}
      problem={problem}
    >
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={user.login} readOnly hidden />
      <PasswordField
        label={t('password.new')}
        hint={strengthHint(typed, { login: user.login })}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label={t('password.again')}
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation')}
      />
      <LoginCodeField control={control} {...placeForCode(user)} />
    </PlainForm>
  );
}
