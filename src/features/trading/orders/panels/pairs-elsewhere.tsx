import { Link } from 'react-router-dom';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import styles from './orders-panel.module.css';

export interface PairsElsewhereProps {
  /** What there is on other pairs, or on those of other markets. */
  readonly orders: readonly { readonly symbol: string }[];
  /** The page of all. */
  readonly to: string;
  /** The line, around the names of the pairs. */
  readonly textOf: (pairs: string) => string;
}

/** More would be a list. */
const mostNamed = 3;

/** Below what a pair or a market has: that there is more, on which pairs, and the way to it. */
export function PairsElsewhere({ orders, to, textOf }: PairsElsewhereProps) {
  const { count } = useFormat();
  const symbols = [...new Set(orders.map(({ symbol }) => symbol))];
  if (symbols.length === 0) return undefined;
  const rest = symbols.length - mostNamed;
  const named = [...symbols.slice(0, mostNamed), ...(rest > 0 ? [`+${count(rest)}`] : [])];
  return (
    <p className={styles['elsewhere']}>
      <Link to={to}>{textOf(named.join(', '))}</Link>
    </p>
  );
}
