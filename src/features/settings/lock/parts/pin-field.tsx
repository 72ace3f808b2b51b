import { PasswordField } from '../../../../core/ui/fields/text-field.tsx';

export interface PinFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (pin: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Gets the focus when the sheet or curtain around it opens. */
  readonly isFirst?: boolean;
}

/** Digits that bystanders cannot read and password managers do not store. */
export function PinField({ label, value, onChange, error, hint, isFirst = false }: PinFieldProps) {
  return (
    <PasswordField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value.normalize('NFKC').replaceAll(/\D/g, ''))}
      error={error}
      hint={hint}
      inputMode="numeric"
      autoComplete="new-password"
      data-autofocus={isFirst ? '' : undefined}
    />
  );
}
