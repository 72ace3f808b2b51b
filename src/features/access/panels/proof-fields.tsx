import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../core/i18n/use-text.ts';
import { newPasswordLength } from '../../../core/rules/people/account-rules.ts';
import { PasswordField } from '../../../core/ui/fields/text-field.tsx';
import { keepDraft, keptDraft } from '../data/access-draft.ts';
import { useStrengthHint } from '../../shared/forms/operations/use-strength-hint.ts';
import {
  cleanIdentifier,
  isLocalNumber,
  isPhoneNumber,
  type ProvenBy,
  type ProvenFields,
} from '../model/access-schemas.ts';
import { AreaLink } from '../parts/area-link.tsx';
import { IdentifierField } from '../parts/identifier-field.tsx';
import { CodeRow, type CodeRowProps } from './code-row.tsx';

export interface ProofFieldsProps extends Pick<CodeRowProps, 'forExisting' | 'onRefused'> {
  readonly provenBy?: ProvenBy;
}

/** Who one is, proven by a code or the old password, and a new password twice: the part that signing up and a forgotten password share. */
export function ProofFields({ forExisting, onRefused, provenBy = 'code' }: ProofFieldsProps) {
  const t = useText('access');
  const { register, control, trigger, getValues, formState } = useFormContext<ProvenFields>();
  const { errors } = formState;
  const strengthHint = useStrengthHint();
  const [login, password, confirmation] = useWatch({ control, name: ['identifier', 'password', 'confirmation'] });
  const { areaCode } = keptDraft();
  const later = isLocalNumber(login) && areaCode !== '' ? t('fields.numberLater') : undefined;
  const existing = isPhoneNumber(login) ? t('fields.numberHint') : undefined;
  const rule = t('fields.passwordRule', { min: newPasswordLength.min, max: newPasswordLength.max });
  const address = async (): Promise<string | undefined> => {
    if (!(await trigger('identifier', { shouldFocus: true }))) return undefined;
    const typed = getValues('identifier');
    // An example that was filled in, not typed, is kept, too: the wait for its next code survives a reload.
    keepDraft({ identifier: typed });
    return cleanIdentifier(typed);
  };
  return (
    <>
      <IdentifierField
        error={errors.identifier?.message}
        hint={forExisting ? existing : later}
        trailing={isLocalNumber(login) ? <AreaLink areaCode={areaCode} /> : undefined}
        {...register('identifier', { onChange: () => keepDraft({ identifier: getValues('identifier') }) })}
      />
      {provenBy === 'code' ? (
        <Controller
          control={control}
          name="code"
          render={({ field }) => (
            <CodeRow
              login={login}
              value={field.value}
              onChange={(code) => {
                field.onChange(code);
                keepDraft({ code });
              }}
              onBlur={field.onBlur}
              inputRef={field.ref}
              error={errors.code?.message}
              address={address}
              forExisting={forExisting}
              onRefused={onRefused}
            />
          )}
        />
      ) : (
        <PasswordField
          label={t('fields.oldPassword')}
          error={errors.oldPassword?.message}
          autoComplete="current-password"
          {...register('oldPassword')}
        />
      )}
      <PasswordField
        label={t('fields.newPassword')}
        hint={strengthHint(password, { login, rule })}
        error={errors.password?.message}
        autoComplete="new-password"
        // A field is reported as missing only after the person has reached it.
        {...register('password', { deps: confirmation === '' ? [] : ['confirmation'] })}
      />
      <PasswordField
        label={t('fields.confirmation')}
        error={errors.confirmation?.message}
        autoComplete="new-password"
        {...register('confirmation')}
      />
    </>
  );
}
