import { PercentText, PriceText } from '../../../core/ui/money/money-text.tsx';
import { useKnownSteps } from '../../shared/instruments/data/known-steps.ts';
import { restingGapMs, useQuote } from '../../shared/quotes/data/use-quote.ts';
import { SparkCell } from '../../shared/quotes/panels/spark-cell.tsx';
import styles from '../parts/quiz.module.css';

/** What the pair of a round costs now, and its day as a line; the line is in no colour, because no side is the better one. */
export function RoundMarket({ symbol }: { readonly symbol: string }) {
  const quote = useQuote(symbol, restingGapMs);
  const stepOf = useKnownSteps();
  return (
    <div className={styles['market']}>
      <PriceText value={quote?.price} step={stepOf(symbol)} className={styles['price']} />
      <PercentText value={quote?.change} />
      <SparkCell symbol={symbol} />
    </div>
  );
}
