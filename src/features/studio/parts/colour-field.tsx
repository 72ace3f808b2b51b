import { useText } from '../../../core/i18n/use-text.ts';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import styles from './studio-form.module.css';

interface ColourFieldProps {
  readonly label: string;
  readonly hint: string;
  /** As it is typed. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A grey that a browser shows while nothing is picked. */
const unpicked = `#${'80'.repeat(3)}`;

/** A colour, typed or picked. */
export function ColourField({ label, hint, value, error, onChange }: ColourFieldProps) {
  const t = useText('studio');
  return (
    <TextField
      label={label}
      hint={hint}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value.trim())}
      trailing={
        <input
          type="color"
          className={styles['colour']}
          aria-label={`${t('colour.pick')}: ${label}`}
          value={/^#[\da-f]{6}$/i.test(value) ? value : unpicked}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  );
}
