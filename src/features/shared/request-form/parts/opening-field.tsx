import { useId } from 'react';
import { classNames } from '../../../../core/ui/class-names.ts';
import { describedBy, FieldFrame } from '../../../../core/ui/fields/field-frame.tsx';
import type { Icon } from '../../../../core/ui/icons/icon.tsx';
import styles from './opening-field.module.css';

export interface OpeningFieldProps {
  readonly label: string;
  /** What is chosen, or the word that asks for a choice. */
  readonly shown: string;
  readonly isEmpty: boolean;
  readonly icon: Icon;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly onOpen: () => void;
}

/** A field that shows what is chosen and opens a sheet to choose from. */
export function OpeningField({ label, shown, isEmpty, icon: FieldIcon, error, hint, onOpen }: OpeningFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <button
        type="button"
        id={id}
        className={styles['button']}
        aria-label={`${label}: ${shown}`}
        aria-haspopup="dialog"
        aria-describedby={describedBy(id, error, hint)}
        onClick={onOpen}
      >
        <span className={classNames(styles['value'], isEmpty && styles['empty'])}>{shown}</span>
        <FieldIcon size={20} stroke={1.75} aria-hidden="true" />
      </button>
    </FieldFrame>
  );
}
