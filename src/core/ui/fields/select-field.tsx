import { useId } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import styles from './text-field.module.css';

export interface SelectFieldProps<Id extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** One of many, by a list below its button: for tools. What people who trade fill in has `ChoiceField`. */
export function SelectField<Id extends string>({ label, hint, options, value, onChange }: SelectFieldProps<Id>) {
  const id = useId();
  const choose = (text: string): void => {
    const chosen = options.find((option) => option.id === text);
    if (chosen !== undefined) onChange(chosen.id);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <select
        id={id}
        className={styles['input']}
        data-list=""
        value={value}
        aria-describedby={describedBy(id, undefined, hint)}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
