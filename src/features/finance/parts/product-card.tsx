import { IconChevronRight } from '../../../core/ui/icons/chevron-right.gen.tsx';
import { Link } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { heldPlace } from '../../../core/ui/held-place.ts';
import type { FinanceProduct } from '../../shared/worth/model/finance-products.ts';
import styles from './product-card.module.css';
import { ProductIcon } from './product-icon.tsx';
import { useProductWords } from '../../shared/worth/parts/use-product-words.ts';

const facts = ['putIn', 'time', 'loss'] as const;

export interface ProductCardProps {
  readonly product: FinanceProduct;
  readonly isDemo: boolean;
  /** The server is known to have it; until then the card is a blank place of its size. */
  readonly isSure: boolean;
}

/** One product: its payment, its term, and the possible loss. The whole card is a link. */
export function ProductCard({ product, isDemo, isSure }: ProductCardProps) {
  const t = useText('finance');
  const quiz = useText('quiz');
  const words = useProductWords();
  const { id, path } = product;
  return (
    <li className={isSure ? undefined : styles['blank']}>
      <Link to={path} className={styles['card']} style={heldPlace(isSure)}>
        <span className={styles['head']}>
          <ProductIcon id={id} />
          <span className={styles['name']}>{words(id, 'name')}</span>
          <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
        </span>
        {facts.map((fact) => (
          <span key={fact} className={styles['fact']} data-fact={fact}>
            <span className={styles['label']}>{t(`facts.${fact}`)}</span>
            <span>{id === 'quiz' && fact === 'time' && !isDemo ? quiz('card.timeLive') : words(id, fact)}</span>
          </span>
        ))}
      </Link>
    </li>
  );
}
