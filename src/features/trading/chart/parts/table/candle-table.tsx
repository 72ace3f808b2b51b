import { useText } from '../../../../../core/i18n/use-text.ts';
import { whenWanted } from '../../../../../core/ui/when-wanted.tsx';
import type { CandleRowsProps } from './candle-rows.tsx';
import styles from './candle-table.module.css';

const CandleRows = whenWanted<CandleRowsProps>({ load: async () => (await import('./candle-rows.tsx')).CandleRows });

export interface CandleTableProps extends CandleRowsProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The chart for everybody who cannot see it: its latest bars as a table. Filled only while it is open. */
export function CandleTable({ candles, caption, priceStep, isOpen, onOpen }: CandleTableProps) {
  const t = useText('trading');
  return (
    <details className={styles['details']} open={isOpen} onToggle={(event) => onOpen(event.currentTarget.open)}>
      <summary className={styles['summary']}>{t('chart.table')}</summary>
      {isOpen ? <CandleRows candles={candles} caption={caption} priceStep={priceStep} /> : undefined}
    </details>
  );
}
