import type { Candle } from '../../../../core/domain/market/candle.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import styles from './candle-table.module.css';

interface TableProps {
  readonly candles: readonly Candle[];
  readonly caption: string;
  readonly priceStep: Price | undefined;
}

export interface CandleTableProps extends TableProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

const shown = 60;

/** The chart for everybody who cannot see it: its latest bars as a table. Filled only while it is open. */
export function CandleTable({ candles, caption, priceStep, isOpen, onOpen }: CandleTableProps) {
  const t = useText('trading');
  return (
    <details className={styles['details']} open={isOpen} onToggle={(event) => onOpen(event.currentTarget.open)}>
      <summary className={styles['summary']}>{t('chart.table')}</summary>
      {isOpen ? <Table candles={candles} caption={caption} priceStep={priceStep} /> : undefined}
    </details>
  );
}

function Table({ candles, caption, priceStep }: TableProps) {
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
