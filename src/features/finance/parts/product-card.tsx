import { Link } from 'react-router-dom';
import type { CardFact } from '../../../core/i18n/use-cards.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { heldPlace } from '../../../core/ui/held-place.ts';
import type { FinanceProduct } from '../../shared/worth/model/finance-products.ts';
import styles from './product-card.module.css';
import { ProductIcon } from './product-icon.tsx';
import { ProductPicture, hasPicture } from './product-picture.tsx';
import { useProductWords } from '../../shared/worth/parts/use-product-words.ts';

const terms = ['putIn', 'time'] as const;

export interface ProductCardProps {
  readonly product: FinanceProduct;
  readonly isDemo: boolean;
  /** The server is known to have it; until then the card is a blank place of its size. */
  readonly isSure: boolean;
}

/** One product: a picture of what it does, its payment, its term, and the possible loss. The whole card is a link. */
export function ProductCard({ product, isDemo, isSure }: ProductCardProps) {
  const t = useText('finance');
  const quiz = useText('quiz');
  const words = useProductWords();
  const { id, path } = product;
  const said = (fact: CardFact): string =>
    id === 'quiz' && fact === 'time' && !isDemo ? quiz('card.timeLive') : words(id, fact);
  return (
    <li className={isSure ? undefined : styles['blank']}>
      <Link to={path} className={styles['card']} style={heldPlace(isSure)}>
        {hasPicture(id) ? <ProductPicture id={id} /> : <ProductIcon id={id} />}
        <span className={styles['words']}>
          <span className={styles['name']}>{words(id, 'name')}</span>
          <span className={styles['terms']}>
            {terms.map((fact) => (
              <span key={fact} data-fact={fact}>
                {said(fact)}
              </span>
            ))}
          </span>
        </span>
        <span className={styles['loss']} data-fact="loss">
          <span className={styles['label']}>{t('facts.loss')}</span>
          <span>{said('loss')}</span>
        </span>
      </Link>
    </li>
  );
}
