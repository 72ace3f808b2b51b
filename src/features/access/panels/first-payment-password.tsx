import { useFormContext } from 'react-hook-form';
import { useText } from '../../../core/i18n/use-text.ts';
import { PasswordField } from '../../../core/ui/fields/text-field.tsx';
import type { RegistrationFields } from '../model/access-schemas.ts';

/** A payment password, where the server takes a first one with the registration alone. */
export function FirstPaymentPassword() {
  const t = useText('access');
  const { register, formState } = useFormContext<RegistrationFields>();
  const { errors } = formState;
  return (
    <>
      <PasswordField
        label={t('fields.payPassword')}
        hint={t('fields.payPasswordHint')}
        error={errors.payPassword?.message}
        autoComplete="new-password"
        {...register('payPassword', { deps: ['payConfirmation'] })}
      />
      <PasswordField
        label={t('fields.payConfirmation')}
        error={errors.payConfirmation?.message}
        autoComplete="new-password"
        {...register('payConfirmation')}
      />
    </>
  );
}
