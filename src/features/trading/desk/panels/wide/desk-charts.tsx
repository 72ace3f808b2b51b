import { useMemo } from 'react';
import type { Instrument } from '../../../../../core/domain/market/instrument.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { PercentText, PriceText } from '../../../../../core/ui/money/money-text.tsx';
import { useInstruments } from '../../../../shared/instruments/data/instruments.ts';
import { useQuote } from '../../../../shared/quotes/data/use-quote.ts';
import { ChartPanel, type ChartPanelProps } from '../../../chart/panels/chart-panel.tsx';
import { InStep } from '../../../chart/parts/in-step.tsx';
import { noDrawings } from '../../../chart/parts/chart-drawings.ts';
import type { DeskParts } from '../../../ticket/parts/desk.ts';
import { withChartOf } from '../../model/desk-layout.ts';
import { useDeskLayouts } from '../../operations/use-desk-layouts.ts';
import { onwardOffer } from '../../parts/onward-offer.ts';
import { LaterMarketSession } from '../pair/later-market-session.ts';
import { PairSelect } from './pair-select.tsx';
import styles from './desk-charts.module.css';

/** The chart of the page's pair, and up to three of other pairs: the same range, the same indicators, one crosshair. */
export function DeskCharts({ desk }: { readonly desk: DeskParts }) {
  const { now, arrange } = useDeskLayouts();
  const { instrument, drawings, trading } = desk;
  const asked = trading?.offer;
  const offer = useMemo(() => (asked === undefined ? undefined : onwardOffer(asked)), [asked]);
  return (
    <div className={styles['charts']} data-count={now.charts.length + 1}>
      <div className={styles['tile']}>
        <LaterMarketSession instrument={instrument} />
        <ChartPanel
          instrument={instrument}
          drawings={drawings}
          offer={offer}
          fills
          // Three others leave it half of the height.
          isCompact={now.charts.length > 2}
          renderBeside={now.charts.length > 0 ? renderInStep : undefined}
        />
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

const renderInStep: ChartPanelProps['renderBeside'] = (chart, onBar) => <InStep chart={chart} onBar={onBar} />;

interface OtherChartProps {
  readonly at: number;
  readonly symbol: string;
  readonly onChoose: (symbol: string) => void;
}

function OtherChart({ at, symbol, onChoose }: OtherChartProps) {
  const t = useText('market');
  const { data } = useInstruments();
  const instrument = data?.find((row) => row.instrument.symbol === symbol)?.instrument;
  return (
    <section className={styles['other']} aria-label={t('desk.charts.other', { n: at + 2, symbol })}>
      <div className={styles['head']}>
        <PairSelect label={t('desk.charts.pair', { n: at + 2 })} symbol={symbol} onChoose={onChoose} />
        {instrument === undefined ? undefined : <Now instrument={instrument} />}
      </div>
      {instrument === undefined ? undefined : (
        <ChartPanel
          key={symbol}
          instrument={instrument}
          drawings={noDrawings}
          fills
          isCompact
          follows
          renderBeside={renderInStep}
        />
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
