import type { ReactNode } from 'react';
import type { TermId } from '../../../shared/glossary/model/terms.ts';
import { Term } from '../../../shared/glossary/parts/term.tsx';
import styles from './fact-list.module.css';

export interface Fact {
  readonly id: string;
  readonly label: string;
  /** Explains the name. */
  readonly term?: TermId;
  readonly value: ReactNode;
}

/** Names on the left, values on the right. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map((fact) => (
        <div key={fact.id} className={styles['fact']}>
          <dt>{fact.term === undefined ? fact.label : <Term id={fact.term}>{fact.label}</Term>}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
