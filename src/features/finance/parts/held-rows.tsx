import { Link } from 'react-router-dom';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import rowStyles from '../../shared/request-form/parts/requests.module.css';
import type { FinanceProductId } from '../../shared/worth/model/finance-products.ts';
import type { Holding } from '../../shared/worth/model/holding.ts';
import styles from './held-rows.module.css';
import { ProductIcon } from './product-icon.tsx';
import { useProductWords } from '../../shared/worth/parts/use-product-words.ts';

export interface HeldRowsProps {
  readonly id: FinanceProductId;
  readonly rows: readonly Holding[];
}

/** The holdings of one product; each row links to its page. */
export function HeldRows({ id, rows }: HeldRowsProps) {
  const name = useProductWords()(id, 'name');
  return (
    <>
      <h3 className={styles['name']}>
        <ProductIcon id={id} />
        {name}
      </h3>
      <ul aria-label={name}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link className={rowStyles['row']} to={row.path}>
              <span>
                <span>{row.title}</span>
                <span className={rowStyles['small']}>{row.detail}</span>
              </span>
              {row.value === 'worth-a-buyer' ? undefined : (
                <span>
                  <MoneyText value={row.value} currency={row.currency} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
