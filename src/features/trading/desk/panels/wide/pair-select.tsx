import { useMemo } from 'react';
import { useInstruments } from '../../../../shared/instruments/data/instruments.ts';
import styles from '../../parts/pair-select.module.css';

export interface PairSelectProps {
  readonly label: string;
  readonly symbol: string;
  readonly onChoose: (symbol: string) => void;
}

/** The pair of a pane of the desk, and the choice of another one. */
export function PairSelect({ label, symbol, onChoose }: PairSelectProps) {
  const { data } = useInstruments();
  const symbols = useMemo(() => data?.map(({ instrument }) => instrument.symbol) ?? [], [data]);
  return (
    <select
      className={styles['pair']}
      aria-label={label}
      value={symbol}
      onChange={(event) => onChoose(event.target.value)}
    >
      {symbols.includes(symbol) ? undefined : <option value={symbol}>{symbol}</option>}
      {symbols.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  );
}
