import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { newPasswordLength } from '../../../core/rules/account-rules.ts';
import { notify } from '../../../core/ui/notify.ts';
import { PasswordField, TextField } from '../../../core/ui/text-field.tsx';
import { keepDraft, keptDraft } from '../data/access-draft.ts';
import { useResetPassword } from '../data/access.ts';
import { cleanIdentifier, resetSchema, type ResetFields } from '../model/access-schemas.ts';
import { AccessForm } from '../parts/access-form.tsx';
import { AccessPage } from './access-page.tsx';
import { CodeRow, type RefusedCode } from './code-row.tsx';
import { useProblemTexts } from './use-problem-texts.ts';

export default function ForgetScreen() {
  const t = useText('access');
  return (
    <AccessPage title={t('forget.title')}>
      <ForgetForm />
    </AccessPage>
  );
}

/** Sets the new password, then leaves the login page with the name filled in. */
function useReset() {
  const t = useText('access');
  const navigate = useNavigate();
  const { search } = useLocation();
  const { ofError } = useProblemTexts();
  const reset = useResetPassword();
  const send = async ({ identifier, code, password }: ResetFields): Promise<void> => {
    if (reset.isPending) return;
    try {
      await reset.mutateAsync({ identifier: cleanIdentifier(identifier), code, password });
    } catch {
      // The refusal is shown below the fields, and everything typed stays.
      return;
    }
    keepDraft({ identifier, code: '' });
    notify.success(t('forget.done'));
    await navigate({ pathname: routes.common.login, search }, { replace: true });
  };
  return { send, isBusy: reset.isPending, problem: ofError(reset.error), sentCode: reset.variables?.code };
}

function ForgetForm() {
  const t = useText('access');
  const { say } = useProblemTexts();
  const reset = useReset();
  const draft = keptDraft();
  const { register, control, handleSubmit, trigger, getValues, formState } = useForm<ResetFields>({
    resolver: standardSchemaResolver(resetSchema(say)),
    mode: 'onTouched',
    defaultValues: { identifier: draft.identifier, code: draft.code, password: '', confirmation: '' },
  });
  const { errors } = formState;
  // A wrong code is said once, at its field.
  const [refused, setRefused] = useState<RefusedCode>();
  const isSaid = refused !== undefined && refused.code === reset.sentCode && refused.text === reset.problem;
  const address = async (): Promise<string | undefined> =>
    (await trigger('identifier', { shouldFocus: true })) ? cleanIdentifier(getValues('identifier')) : undefined;
  return (
    <AccessForm
      onSubmit={(event) => void handleSubmit(reset.send)(event)}
      submitLabel={t('forget.submit')}
      isBusy={reset.isBusy}
      problem={isSaid ? undefined : reset.problem}
    >
      <TextField
        label={t('fields.identifier')}
        error={errors.identifier?.message}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="email"
        enterKeyHint="next"
        {...register('identifier', { onChange: () => keepDraft({ identifier: getValues('identifier') }) })}
      />
      <Controller
        control={control}
        name="code"
        render={({ field }) => (
          <CodeRow
            value={field.value}
            onChange={(code) => {
              field.onChange(code);
              keepDraft({ code });
            }}
            onBlur={field.onBlur}
            inputRef={field.ref}
            error={errors.code?.message}
            address={address}
            forExisting
            onRefused={setRefused}
          />
        )}
      />
      <PasswordField
        label={t('fields.newPassword')}
        hint={t('fields.passwordRule', { min: newPasswordLength.min, max: newPasswordLength.max })}
        error={errors.password?.message}
        autoComplete="new-password"
        {...register('password', { deps: ['confirmation'] })}
      />
      <PasswordField
        label={t('fields.confirmation')}
        error={errors.confirmation?.message}
        autoComplete="new-password"
        {...register('confirmation')}
      />
    </AccessForm>
  );
}
