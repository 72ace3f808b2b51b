import { Link } from 'react-router-dom';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import styles from '../../orders/panels/orders-panel.module.css';

export interface PositionsElsewhereProps {
  /** Of all pairs. */
  readonly positions: readonly ContractOrder[];
  /** Those of this pair, or of this market. */
  readonly here: readonly ContractOrder[];
  /** The page of all. */
  readonly to: string;
}

/** More would be a list. */
const mostNamed = 3;

/** Below the positions of a pair or a market: that others are open, on which pairs, and the way to them. */
export function PositionsElsewhere({ positions, here, to }: PositionsElsewhereProps) {
  const t = useText('contracts');
  const { count } = useFormat();
  const own = new Set(here.map(({ id }) => id));
  const symbols = [...new Set(positions.filter(({ id }) => !own.has(id)).map(({ symbol }) => symbol))];
  if (symbols.length === 0) return undefined;
  const rest = symbols.length - mostNamed;
  const named = [...symbols.slice(0, mostNamed), ...(rest > 0 ? [`+${count(rest)}`] : [])];
  return (
    <p className={styles['elsewhere']}>
      <Link to={to}>{t('lists.elsewhere', { pairs: named.join(', ') })}</Link>
    </p>
  );
}
