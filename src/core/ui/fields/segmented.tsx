import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { longestWordStyle } from '../longest-word.ts';
import styles from './segmented.module.css';

export interface SegmentedOption<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Fills the chosen side with the colour of its direction; the word still names it. */
  readonly tone?: 'up' | 'down' | undefined;
  /** In its corner. */
  readonly mark?: ReactNode;
}

export interface SegmentedProps<Id extends string> {
  readonly label: string;
  readonly options: readonly SegmentedOption<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** A choice of one of a few options, all visible. */
export function Segmented<Id extends string>({ label, options, value, onChange }: SegmentedProps<Id>) {
  const name = useId();
  return (
    <div className={styles['segmented']} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label
          key={option.id}
          className={classNames(styles['option'], option.tone !== undefined && styles[option.tone])}
        >
          <input
            type="radio"
            className={styles['input']}
            name={name}
            value={option.id}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          <span className={styles['text']} style={longestWordStyle(option.label)}>
            {option.label}
          </span>
          {option.mark}
        </label>
      ))}
    </div>
  );
}
