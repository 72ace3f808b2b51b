import { useMemo } from 'react';
import type { Quote } from '../../../../core/domain/market/instrument.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { percentDirectionOf, PercentText, PriceText, VolumeText } from '../../../../core/ui/money/money-text.tsx';
import styles from './day-figures.module.css';

export interface DayFiguresProps {
  readonly quote: Quote | undefined;
  readonly priceStep: Price | undefined;
  readonly fiatText: string;
  /** What the volume is counted in. */
  readonly base: string;
}

/** The price, large, and what the day has seen. */
export function DayFigures({ quote, priceStep, fiatText, base }: DayFiguresProps) {
  const t = useText('trading');
  // The figures follow each quote; their names do not.
  const [high, low, volume] = useMemo(
    () => [t('stats.high'), t('stats.low'), t('stats.volume', { unit: base })],
    [t, base],
  );
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
          <span className={styles['fiat']}>{fiatText}</span>
          <PercentText value={quote?.change} />
        </span>
      </div>
      <dl className={styles['figures']}>
        <div>
          <dt>{high}</dt>
          <dd>
            <PriceText value={quote?.high} step={priceStep} />
          </dd>
        </div>
        <div>
          <dt>{low}</dt>
          <dd>
            <PriceText value={quote?.low} step={priceStep} />
          </dd>
        </div>
        <div>
          <dt>{volume}</dt>
          <dd>
            <VolumeText value={quote?.volume} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
