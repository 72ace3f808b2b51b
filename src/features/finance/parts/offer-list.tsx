import type { ReactNode } from 'react';
import { withLossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import cards from '../../shared/product-page/parts/cards.module.css';
import styles from './offer-list.module.css';

export interface OfferListProps {
  readonly title: string;
  readonly cards: readonly ReactNode[];
}

/** A heading and its products as cards. */
export function OfferList({ title, cards: offered }: OfferListProps) {
  return (
    <section className={styles['section']} aria-label={title}>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={cards['grid']}>{withLossWarning(offered)}</ul>
    </section>
  );
}
