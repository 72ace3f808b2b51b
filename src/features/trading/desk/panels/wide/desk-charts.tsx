import { useMemo } from 'react';
import type { Instrument } from '../../../../../core/domain/market/instrument.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { PercentText, PriceText } from '../../../../../core/ui/money/money-text.tsx';
import { useInstruments } from '../../../../shared/instruments/data/instruments.ts';
import { useQuote } from '../../../../shared/quotes/data/use-quote.ts';
import { ChartPanel } from '../../../chart/panels/chart-panel.tsx';
import { noDrawings } from '../../../chart/parts/chart-drawings.ts';
import type { DeskParts } from '../../../ticket/parts/desk.ts';
import { withChartOf } from '../../model/desk-layout.ts';
import { useDeskLayouts } from '../../operations/use-desk-layouts.ts';
import styles from './desk-charts.module.css';

/** The chart of the page's pair, and up to three of other pairs, all with the same range and the same indicators. */
export function DeskCharts({ desk }: { readonly desk: DeskParts }) {
  const { now, arrange } = useDeskLayouts();
  const { instrument, drawings, trading } = desk;
  return (
    <div className={styles['charts']} data-count={now.charts.length + 1}>
      <div className={styles['tile']}>
        <ChartPanel instrument={instrument} drawings={drawings} offer={trading?.offer} fills />
      </div>
      {now.charts.map((symbol, at) => (
        // The place is what a chart is known by: its pair changes.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles['tile']}>
          <OtherChart at={at} symbol={symbol} onChoose={(chosen) => arrange(withChartOf(now, at, chosen))} />
        </div>
      ))}
    </div>
  );
}

interface OtherChartProps {
  readonly at: number;
  readonly symbol: string;
  readonly onChoose: (symbol: string) => void;
}

function OtherChart({ at, symbol, onChoose }: OtherChartProps) {
  const t = useText('market');
  const { data } = useInstruments();
  const symbols = useMemo(() => data?.map(({ instrument }) => instrument.symbol) ?? [], [data]);
  const instrument = data?.find((row) => row.instrument.symbol === symbol)?.instrument;
  return (
    <section className={styles['other']} aria-label={t('desk.charts.other', { n: at + 2, symbol })}>
      <div className={styles['head']}>
        <select
          className={styles['pair']}
          aria-label={t('desk.charts.pair', { n: at + 2 })}
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
        {instrument === undefined ? undefined : <Now instrument={instrument} />}
      </div>
      {instrument === undefined ? undefined : (
        <ChartPanel key={symbol} instrument={instrument} drawings={noDrawings} fills isCompact />
      )}
    </section>
  );
}

function Now({ instrument }: { readonly instrument: Instrument }) {
  const quote = useQuote(instrument.symbol);
  return (
    <span className={styles['now']}>
      <PriceText value={quote?.price} step={instrument.priceStep} /> <PercentText value={quote?.change} />
    </span>
  );
}
