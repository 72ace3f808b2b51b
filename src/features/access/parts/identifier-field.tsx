import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { TextField } from '../../../core/ui/fields/text-field.tsx';

export interface IdentifierFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id'> {
  readonly error: string | undefined;
  readonly hint?: string | undefined;
  /** Beside the number: its dialling code. */
  readonly trailing?: ReactNode;
}

/** The login name with the hints for phones and password managers: no correction, no capitals. */
export function IdentifierField({ error, ...field }: IdentifierFieldProps) {
  const t = useText('access');
  return (
    <TextField
      label={t('fields.identifier')}
      error={error}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputMode="email"
      enterKeyHint="next"
      {...field}
    />
  );
}
