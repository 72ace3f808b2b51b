import type { Candle } from '../../../../../core/domain/market/candle.ts';
import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../../core/money/amount.ts';
import { percentChange } from '../../../../../core/money/arithmetic.ts';
import { PercentText, PriceText, VolumeText } from '../../../../../core/ui/money/money-text.tsx';
import styles from './bar-legend.module.css';

export interface BarLegendProps {
  /** The bar that is read, or the running one. */
  readonly candle: Candle | undefined;
  readonly priceStep: Price | undefined;
}

/**
 * Open, high, low, close and volume of one bar, exact to the last digit that was sent. Nothing but its room before there is one: words
 * without figures would move when those come.
 */
export function BarLegend({ candle, priceStep }: BarLegendProps) {
  const t = useText('trading');
  const format = useFormat();
  const prices = ['open', 'high', 'low', 'close'] as const;
  if (candle === undefined) return <div className={styles['legend']} />;
  return (
    <dl className={styles['legend']}>
      <div className={styles['time']}>
        <dt className={styles['spoken']}>{t('chart.time')}</dt>
        <dd>{format.dateTime(candle.time)}</dd>
      </div>
      {prices.map((name) => (
        <div key={name}>
          <dt>{t(`chart.${name}`)}</dt>
          <dd>
            <PriceText value={candle[name]} step={priceStep} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('chart.volume')}</dt>
        <dd>
          <VolumeText value={candle.volume} />
        </dd>
      </div>
      <div>
        <dt className={styles['spoken']}>{t('stats.change')}</dt>
        <dd>
          <PercentText value={percentChange(candle.close, candle.open)} />
        </dd>
      </div>
    </dl>
  );
}
