import { IconAlertCircle } from '../icons/alert-circle.gen.tsx';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field-frame.module.css';

export interface FieldFrameProps {
  /** The id of the control; the error and the hint take theirs from it. */
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly isHeadless?: boolean | undefined;
  /** In place of the label for the eye: the door to its word. */
  readonly help?: ReactNode;
  /** Under the error. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

export const describedBy = (id: string, error: string | undefined, hint: string | undefined): string | undefined => {
  if (error !== undefined) return `${id}-error`;
  return hint === undefined ? undefined : `${id}-hint`;
};

/** Label above, control, and below it the error or the hint. The error is a live region. */
export function FieldFrame({ id, label, error, hint, isHeadless = false, help, below, children }: FieldFrameProps) {
  return (
    <div className={styles['field']}>
      <div className={styles['head']}>
        <label
          className={classNames(styles['label'], (isHeadless || help !== undefined) && styles['hidden'])}
          htmlFor={id}
        >
          {label}
        </label>
        {help}
      </div>
      <div className={classNames(styles['box'], error !== undefined && styles['wrong'])}>{children}</div>
      <div aria-live="polite">
        {error === undefined ? undefined : (
          <p id={`${id}-error`} className={styles['error']}>
            <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
            <span>{error}</span>
          </p>
        )}
      </div>
      {below}
      {hint === undefined || error !== undefined ? undefined : (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
}
