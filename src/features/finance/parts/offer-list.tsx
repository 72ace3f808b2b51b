import type { ReactNode } from 'react';
import styles from './offer-list.module.css';

export interface OfferListProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A heading and its products, parted by hairlines. */
export function OfferList({ title, children }: OfferListProps) {
  return (
    <section className={styles['section']} aria-label={title}>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['list']}>{children}</ul>
    </section>
  );
}
