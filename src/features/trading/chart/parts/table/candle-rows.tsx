import type { Candle } from '../../../../../core/domain/market/candle.ts';
import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../../core/money/amount.ts';
import styles from './candle-rows.module.css';

export interface CandleRowsProps {
  readonly candles: readonly Candle[];
  readonly caption: string;
  readonly priceStep: Price | undefined;
}

const shown = 60;

/** The latest bars, the last one first. */
export function CandleRows({ candles, caption, priceStep }: CandleRowsProps) {
  const t = useText('trading');
  const format = useFormat();
  const columns = ['time', 'open', 'high', 'low', 'close', 'volume'] as const;
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`chart.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {candles
            .slice(-shown)
            .toReversed()
            .map((candle) => (
              <tr key={candle.time}>
                <th scope="row">{format.dateTime(candle.time)}</th>
                <td>{format.price(candle.open, priceStep).full}</td>
                <td>{format.price(candle.high, priceStep).full}</td>
                <td>{format.price(candle.low, priceStep).full}</td>
                <td>{format.price(candle.close, priceStep).full}</td>
                <td>{format.volume(candle.volume)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
