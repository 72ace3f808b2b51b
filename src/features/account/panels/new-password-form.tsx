import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useText } from '../../../core/i18n/use-text.ts';
import type { User } from '../../../core/domain/people/user.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { newPasswordLength } from '../../../core/rules/people/account-rules.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { PasswordField } from '../../../core/ui/fields/text-field.tsx';
import { PlainForm } from '../../shared/forms/parts/plain-form.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { useProblemTexts } from '../../shared/forms/operations/use-problem-texts.ts';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { useStrengthHint } from '../../shared/forms/operations/use-strength-hint.ts';
import { isReached, placeForCode } from '../model/place-for-code.ts';
import { passwordSchema, type PasswordFields, type ProvenBy } from '../model/account-schemas.ts';
import { LoginCodeField } from './login-code-field.tsx';

export interface NewPasswordFormProps {
  readonly user: User;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly problem: AppError | null;
  /** Of the field for the old one, where that is the proof. */
  readonly oldLabel: string;
  readonly onSend: (fields: { password: string; code: string; oldPassword: string | undefined }) => void;
}

/**
 * A new password twice, proven by a code or the old one; without a destination for a code, the step that must come
 * first.
 */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { passwordReset } = useServerDialect();
  if (passwordReset === 'code' && !isReached(props.user)) return <BindFirst />;
  return <PasswordForm {...props} provenBy={passwordReset} />;
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

interface PasswordFormProps extends NewPasswordFormProps {
  readonly provenBy: ProvenBy;
}

function PasswordForm({ user, submitLabel, isBusy, problem, oldLabel, onSend, provenBy }: PasswordFormProps) {
  const t = useText('account');
  const { say } = useProblemTexts(useServerDialect().forbiddenCharacters);
  const { register, handleSubmit, formState, control } = useForm<PasswordFields>({
    resolver: standardSchemaResolver(passwordSchema(say, provenBy)),
    mode: 'onTouched',
    defaultValues: { password: '', confirmation: '', code: '', oldPassword: '' },
  });
  const { errors } = formState;
  const rule = useText('access')('fields.passwordRule', { min: newPasswordLength.min, max: newPasswordLength.max });
  const strengthHint = useStrengthHint();
  const typed = useWatch({ control, name: 'password' });
  const hasOld = provenBy === 'old-password';
  // If the server's proof is unknown, only its refusal shows it: then the other proof is offered, too.
  const [wasRefused, setWasRefused] = useState(false);
  if (problem !== null && !wasRefused) setWasRefused(true);
  const send = ({ password, code, oldPassword }: PasswordFields): void => {
    if (!isBusy) onSend({ password, code, oldPassword: oldPassword === '' ? undefined : oldPassword });
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
      {hasOld || wasRefused ? (
        <PasswordField
          label={oldLabel}
          hint={hasOld ? undefined : t('password.ifWanted')}
          autoComplete="current-password"
          error={errors.oldPassword?.message}
          {...register('oldPassword')}
        />
      ) : undefined}
      <PasswordField
        label={t('password.new')}
        hint={strengthHint(typed, { login: user.login, rule })}
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
      {hasOld ? undefined : <LoginCodeField control={control} {...placeForCode(user)} />}
    </PlainForm>
  );
}
