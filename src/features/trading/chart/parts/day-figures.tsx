import type { Quote } from '../../../../core/domain/market/instrument.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { percentDirectionOf, PercentText, PriceText, VolumeText } from '../../../../core/ui/money/money-text.tsx';
import styles from './day-figures.module.css';

export interface DayFiguresProps {
  readonly quote: Quote | undefined;
  readonly priceStep: Price | undefined;
  readonly fiatText: string;
  /** Of highest price, lowest price and volume: they stay while the figures follow each quote. */
  readonly names: readonly string[];
}

/** The price, large, and what the day has seen. */
export function DayFigures({ quote, priceStep, fiatText, names }: DayFiguresProps) {
  return (
    <div className={styles['day']}>
      <div className={styles['now']}>
        <PriceText
          value={quote?.price}
          step={priceStep}
          direction={percentDirectionOf(quote?.change)}
          flashes
          className={styles['price']}
        />
        <span className={styles['below']}>
          {fiatText === '' ? undefined : <span className={styles['fiat']}>{fiatText}</span>}
          <PercentText value={quote?.change} />
        </span>
      </div>
      <dl className={styles['figures']}>
        <div>
          <dt>{names[0]}</dt>
          <dd>
            <PriceText value={quote?.high} step={priceStep} />
          </dd>
        </div>
        <div>
          <dt>{names[1]}</dt>
          <dd>
            <PriceText value={quote?.low} step={priceStep} />
          </dd>
        </div>
        <div>
          <dt>{names[2]}</dt>
          <dd>
            <VolumeText value={quote?.volume} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
