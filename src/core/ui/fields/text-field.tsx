import { IconEye } from '../icons/eye.gen.tsx';
import { IconEyeOff } from '../icons/eye-off.gen.tsx';
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { codeLength } from '../../rules/text/code-length.ts';
import { IconButton } from '../button.tsx';
import { describedBy, FieldFrame } from './field-frame.tsx';
import styles from './text-field.module.css';

interface FieldTexts {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

export interface TextFieldProps extends FieldTexts, ComponentPropsWithRef<'input'> {
  /** Something small at the end of the box: a unit, a button. */
  readonly trailing?: ReactNode;
}

export function TextField({ label, error, hint, id, trailing, ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} error={error} hint={hint}>
      <input
        type="text"
        {...rest}
        id={fieldId}
        className={styles['input']}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(fieldId, error, hint)}
      />
      {trailing}
    </FieldFrame>
  );
}

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useText('common');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <IconButton
          label={isShown ? t('field.hidePassword') : t('field.showPassword')}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}

export interface CodeFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'type'> {
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Called once all six digits are there, typed or pasted. */
  readonly onComplete?: ((code: string) => void) | undefined;
}

const asciiDigits = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, codeLength);

/** Six digits in one input, so that pasting, autofill from messages and screen readers work as for any other field. */
export function CodeField({
  value,
  onChange,
  onComplete,
  trailing,
  ...rest
}: CodeFieldProps & { readonly trailing?: ReactNode }) {
  return (
    <TextField
      {...rest}
      trailing={trailing}
      value={value}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      data-code=""
      onChange={(event) => {
        const code = asciiDigits(event.target.value);
        onChange(code);
        if (code.length === codeLength && code !== value) onComplete?.(code);
      }}
    />
  );
}
