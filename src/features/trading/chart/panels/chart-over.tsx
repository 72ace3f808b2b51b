import { registerYAxis, type Chart } from 'klinecharts';
import { useEffect } from 'react';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { isMainIndicator, joinedOf, type ChartSettings } from '../model/chart-settings.ts';
import { legendHeight } from '../model/legend-room.ts';
import { logScale } from '../model/log-scale.ts';
import { ChartMoves } from '../parts/chart-moves.tsx';
import { mainPane } from '../parts/main-pane.ts';
import { OfferedPrice } from '../parts/offer/offered-price.tsx';
import type { PriceOffer } from '../parts/offer/price-offer.ts';
import styles from './chart-over.module.css';
import { ComparedOver } from './compared-over.tsx';
import { DrawingsOver } from './drawings-over.tsx';

export interface ChartOverProps {
  readonly chart: Chart;
  readonly instrument: Instrument;
  readonly settings: ChartSettings;
  readonly onChange: (settings: ChartSettings) => void;
  /** Of the bar that is read; undefined for the last one. */
  readonly barTime: number | undefined;
  readonly last: Price | undefined;
  readonly offer: PriceOffer | undefined;
  readonly isDrawing: boolean;
  readonly onDrawing: (isDrawing: boolean) => void;
}

/** Below the names of the indicators, px. */
const gap = 4;

registerYAxis(logScale);

/** A chart that was drawn before this part came has the library's own axis: it changes to ours of the same name. */
function useOwnLogScale(chart: Chart): void {
  useEffect(() => {
    const [axis] = chart.getYAxes({ paneId: mainPane });
    if (axis?.name !== logScale.name) return;
    for (const name of ['normal', logScale.name]) chart.overrideYAxis({ paneId: mainPane, name, gap: axis.gap });
  }, [chart]);
}

/** What lies over the candles and is not needed to see the first of them. */
export function ChartOver({ chart, instrument, settings, offer, isDrawing, ...props }: ChartOverProps) {
  useTextsAhead(['chart', 'trading']);
  const t = useText('chart');
  useOwnLogScale(chart);
  const { compared, range } = settings;
  const top = legendHeight(settings.indicators.filter(isMainIndicator).length, chart.getSize()?.width ?? 0);
  return (
    <>
      <ChartMoves chart={chart} />
      <div className={styles['notes']} style={{ top: top + gap }}>
        {joinedOf(range) === 1 ? undefined : <p>{t('joined')}</p>}
        {compared === undefined || compared === instrument.symbol ? undefined : (
          <ComparedOver
            chart={chart}
            symbol={compared}
            range={range}
            barTime={props.barTime}
            onRemove={() => props.onChange({ ...settings, compared: undefined })}
          />
        )}
      </div>
      <DrawingsOver chart={chart} instrument={instrument} isOpen={isDrawing} onOpen={props.onDrawing} />
      {offer === undefined ? undefined : (
        <OfferedPrice
          chart={chart}
          offer={offer}
          priceStep={instrument.priceStep}
          last={props.last}
          isResting={isDrawing}
        />
      )}
    </>
  );
}
