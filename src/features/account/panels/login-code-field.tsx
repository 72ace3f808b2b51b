import { useController, type Control } from 'react-hook-form';
import { useText } from '../../../core/i18n/use-text.ts';
import { CodeField } from '../../../core/ui/fields/text-field.tsx';
import { useSendCode } from '../../shared/codes/data/send-code.ts';
import { SendCodeButton } from '../../shared/codes/parts/send-code-button.tsx';
import { CodeNotes } from '../../shared/codes/panels/code-notes.tsx';
import { useProblemTexts } from '../../shared/forms/operations/use-problem-texts.ts';
import type { PasswordFields } from '../model/account-schemas.ts';

export interface LoginCodeFieldProps {
  readonly control: Control<PasswordFields>;
  readonly login: string;
  /** As the person sees it. */
  readonly shownLogin: string;
  /** Dialling code that goes beside a phone. */
  readonly areaCode: string | undefined;
}

/** A code that is sent to the login name. */
export function LoginCodeField({ control, login, shownLogin, areaCode }: LoginCodeFieldProps) {
  const t = useText('account');
  const { ofError } = useProblemTexts();
  const { field, fieldState } = useController({ name: 'code', control });
  const { value, onChange, onBlur, ref } = field;
  const code = useSendCode({ identifier: login, areaCode });
  return (
    <div>
      <CodeField
        label={t('password.code')}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        ref={ref}
        name="code"
        error={fieldState.error?.message ?? ofError(code.error)}
        hint={t('password.codeTo', { address: shownLogin })}
        trailing={
          <SendCodeButton
            secondsLeft={code.secondsLeft}
            isSending={code.isSending}
            isSent={code.isSent}
            onSend={() => code.send({ identifier: login, areaCode, forExisting: true })}
          />
        }
      />
      <CodeNotes />
    </div>
  );
}
