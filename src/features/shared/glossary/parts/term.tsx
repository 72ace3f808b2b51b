import type { ReactNode } from 'react';
import { askTerms } from '../model/asked-terms.ts';
import type { TermId } from '../model/terms.ts';
import styles from './term.module.css';

/** A label of a figure that explains itself on a tap, without a mark of its own. */
export function Term({ id, children }: { readonly id: TermId; readonly children: ReactNode }) {
  return (
    <button type="button" className={styles['term']} aria-haspopup="dialog" onClick={() => askTerms([id])}>
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
