import type { ReactNode } from 'react';
import { askTerms } from '../model/asked-terms.ts';
import type { TermId } from '../model/terms.ts';
import styles from './term.module.css';

export interface TermProps {
  readonly id?: TermId;
  /** More than one word in one label. */
  readonly ids?: readonly TermId[];
  readonly children: ReactNode;
}

/** A label of a figure that explains itself on a tap, without a mark of its own. */
export function Term({ id, ids, children }: TermProps) {
  const asked = ids ?? (id === undefined ? [] : [id]);
  return (
    <button type="button" className={styles['term']} aria-haspopup="dialog" onClick={() => askTerms(asked)}>
      {children}
    </button>
  );
}

export interface FieldTermProps {
  readonly ids: readonly TermId[];
  /** The label of the field, which is read to those who hear it as well. */
  readonly label: string;
}

/** The label of a field as the eye sees it: a tap on it explains its word. */
export function FieldTerm({ ids, label }: FieldTermProps) {
  return (
    <button type="button" className={styles['fieldTerm']} aria-haspopup="dialog" onClick={() => askTerms(ids)}>
      {label}
    </button>
  );
}
