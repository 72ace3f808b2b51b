import { IconCheck } from '../icons/check.gen.tsx';
import { useId, type ReactNode } from 'react';
import { listKeys } from './list-keys.ts';
import styles from './option-list.module.css';

export interface ListOption<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly description?: string | undefined;
  readonly leading?: ReactNode;
  /** What the row is chosen for, at its end. */
  readonly trailing?: ReactNode;
  /** Language of the label, if not the page's. */
  readonly languageTag?: string | undefined;
}

export interface OptionListProps<Id extends string> {
  readonly label: string;
  readonly options: readonly ListOption<Id>[];
  readonly value: Id | undefined;
  readonly onChange: (id: Id) => void;
  /** Among other fields, where a row must look like a choice before one is made. */
  readonly isInForm?: boolean | undefined;
}

/** One of many, as rows of a sheet or of a form. */
export function OptionList<Id extends string>({ label, options, value, onChange, isInForm }: OptionListProps<Id>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-label={label}
      className={isInForm === true ? styles['ringed'] : undefined}
      onKeyDown={isInForm === true ? undefined : listKeys}
    >
      {options.map((option) => (
        <label key={option.id} className={styles['row']}>
          <input
            type="radio"
            className={styles['input']}
            name={name}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
            // Choosing the current option fires no change event, but is still an answer.
            onClick={() => {
              if (option.id === value) onChange(option.id);
            }}
            data-autofocus={option.id === value ? '' : undefined}
          />
          {option.leading}
          <span className={styles['texts']} lang={option.languageTag}>
            <span>{option.label}</span>
            {option.description === undefined ? undefined : (
              <span className={styles['description']}>{option.description}</span>
            )}
          </span>
          {option.trailing}
          <IconCheck className={styles['check']} size={20} stroke={1.75} aria-hidden="true" />
        </label>
      ))}
    </div>
  );
}
