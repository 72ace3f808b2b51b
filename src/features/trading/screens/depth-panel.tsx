import type { Depth } from '../../../core/domain/depth.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import type { Price } from '../../../core/money/amount.ts';
import { directionOf } from '../../../core/ui/money-text.tsx';
import { useFiat } from '../../shared/fiat/data/fiat.ts';
import { useFreshness } from '../../shared/quotes/data/use-freshness.ts';
import { isSameFigure } from '../../shared/fiat/data/fiat-value.ts';
import { useQuote } from '../../shared/quotes/data/use-quote.ts';
import { DepthLadder } from '../parts/depth-ladder.tsx';
import styles from '../parts/old-book.module.css';
import type { DeskParts } from './desk.ts';

export interface DepthPanelProps {
  readonly desk: DeskParts;
  readonly depth: Depth;
  /** Levels a side. */
  readonly count: number;
  /** The ticket is in sight: a tap takes the price into it. */
  readonly isPickable: boolean;
}

export function DepthPanel({ desk, depth, count, isPickable }: DepthPanelProps) {
  const { instrument, trading } = desk;
  const quote = useQuote(instrument.symbol);
  const fiatText = useFiatText(quote?.price, instrument.quote.name);
  const format = useFormat();
  const { isDelayed, ageMs } = useFreshness(instrument.symbol);
  return (
    <div className={isDelayed ? styles['old'] : undefined}>
      {isDelayed ? <p className={styles['age']}>{format.relativeAge(ageMs)}</p> : undefined}
      <DepthLadder
        depth={depth}
        last={quote?.price}
        direction={directionOf(quote?.change)}
        fiatText={fiatText}
        priceStep={instrument.priceStep}
        quantityStep={instrument.quantityStep}
        base={instrument.base.name}
        quote={instrument.quote.name}
        count={count}
        onPick={isPickable ? trading?.onPickPrice : undefined}
      />
    </div>
  );
}

/** `≈ 61,250.50 USD` as the person's language writes it; empty where there is no rate or it would repeat the price. */
export function useFiatText(price: Price | undefined, currency: string): string {
  const format = useFormat();
  const { code, valueOf } = useFiat();
  const value = valueOf(price, currency);
  return value === undefined || isSameFigure(currency, code) ? '' : `≈ ${format.fiatPrice(value, code)}`;
}
