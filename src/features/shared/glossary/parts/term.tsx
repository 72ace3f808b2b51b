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

export interface TermMarkProps {
  readonly ids: readonly TermId[];
  /** The label beside it. */
  readonly label: string;
}

/** A question mark beside the label of a field, which has to stay a label. */
export function TermMark({ ids, label }: TermMarkProps) {
  const mark = '?';
  return (
    <button
      type="button"
      className={styles['mark']}
      aria-label={[mark, label].join(' ')}
      aria-haspopup="dialog"
      onClick={() => askTerms(ids)}
    >
      {mark}
    </button>
  );
}
