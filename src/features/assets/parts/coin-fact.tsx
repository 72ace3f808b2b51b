import type { ReactNode } from 'react';
import styles from './coin-fact.module.css';

/** One line of a `dl`: a name and its value. */
export function CoinFact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Facts on a page, not in a sheet. */
export function CoinFactList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles['list']}>{children}</dl>;
}
