import { memo } from 'react';
import type { Depth } from '../../../../core/domain/market/depth.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { directionOf, PriceText } from '../../../../core/ui/money/money-text.tsx';
import { useFreshness } from '../../../shared/quotes/data/use-freshness.ts';
import { useQuote } from '../../../shared/quotes/data/use-quote.ts';
import { useShownDepth } from '../data/depth-stream.ts';
import type { Fit } from '../model/fitting-levels.ts';
import { useFiatText } from '../operations/use-fiat-text.ts';
import { DepthLadder } from '../parts/depth-ladder.tsx';
import ladderStyles from '../parts/depth-ladder.module.css';
import styles from '../parts/old-book.module.css';

export interface DepthPanelProps {
  readonly instrument: Instrument;
  /** Levels a side; absent where the height decides. */
  readonly count?: number;
  /** Of the book that arrived; where given, its levels are dense and have sums. */
  readonly fit?: (depth: Depth) => Fit;
  /** Puts a tapped price into the ticket; undefined without a visible ticket. */
  readonly onPick: ((price: Price) => void) | undefined;
}

/** The book, with its age when stale. It subscribes itself, so that its surroundings do not rerender with it. */
export const DepthPanel = memo(function DepthPanel({ instrument, count, fit, onPick }: DepthPanelProps) {
  const depth = useShownDepth(instrument.symbol);
  const format = useFormat();
  const t = useText('trading');
  const fiatText = useFiatText(instrument.quote.name);
  const { isDelayed, ageMs } = useFreshness(instrument.symbol);
  // The last book before the close: levels of a closed market are no offers.
  const isClosed = instrument.isOpen === false;
  const isOld = isDelayed || isClosed;
  if (depth === undefined) return undefined;
  const fitting = fit?.(depth);
  return (
    <div>
      {isOld ? (
        <p className={styles['age']}>{isClosed ? t('about.marketClosed') : format.relativeAge(ageMs)}</p>
      ) : undefined}
      <div className={isOld ? styles['old'] : undefined}>
        <DepthLadder
          depth={depth}
          lastLine={<LastLine instrument={instrument} fiatText={fiatText} />}
          priceStep={instrument.priceStep}
          quantityStep={instrument.quantityStep}
          base={instrument.base.name}
          quote={instrument.quote.name}
          count={fitting?.count ?? count ?? usualLevels}
          rowHeight={fitting?.rowHeight}
          onPick={onPick}
        />
      </div>
    </div>
  );
});

const usualLevels = 8;

interface FiatLine {
  readonly fiatText: ReturnType<typeof useFiatText>;
}

/** The last price between asks and bids, with its value in the person's fiat. */
function LastLine({ instrument, fiatText }: Pick<DepthPanelProps, 'instrument'> & FiatLine) {
  const quote = useQuote(instrument.symbol);
  return (
    <p className={ladderStyles['last']}>
      <PriceText
        value={quote?.price}
        step={instrument.priceStep}
        direction={directionOf(quote?.change)}
        flashes
        className={ladderStyles['lastPrice']}
      />
      <span className={ladderStyles['fiat']}>{fiatText(quote?.price)}</span>
    </p>
  );
}
