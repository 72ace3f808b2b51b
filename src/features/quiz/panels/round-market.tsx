import { PercentText } from '../../../core/ui/money/money-text.tsx';
import { restingGapMs, useQuote } from '../../shared/quotes/data/use-quote.ts';
import { SparkCell } from '../../shared/quotes/panels/spark-cell.tsx';
import styles from '../parts/quiz.module.css';
import { RoundPrice } from '../parts/round-price.tsx';

/** What the pair of a round costs now, and its day as a line; the line is in no colour, because no side is the better one. */
export function RoundMarket({ symbol }: { readonly symbol: string }) {
  const quote = useQuote(symbol, restingGapMs);
  return (
    <div className={styles['market']}>
      <RoundPrice symbol={symbol} value={quote?.price} className={styles['price']} />
      <PercentText value={quote?.change} />
      <SparkCell symbol={symbol} />
    </div>
  );
}
