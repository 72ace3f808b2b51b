import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface Fact {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** Names on the left, values on the right. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map((fact) => (
        <div key={fact.id} className={styles['fact']}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
