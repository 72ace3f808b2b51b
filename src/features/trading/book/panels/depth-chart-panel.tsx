import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useFreshness } from '../../../shared/quotes/data/use-freshness.ts';
import { useShownDepth } from '../data/depth-stream.ts';
import { DepthChart, NoDepth } from '../parts/depth-chart.tsx';
import styles from '../parts/old-book.module.css';

export interface DepthChartPanelProps {
  readonly instrument: Instrument;
}

/** The depth chart, with its age when stale. */
export function DepthChartPanel({ instrument }: DepthChartPanelProps) {
  const depth = useShownDepth(instrument.symbol);
  const t = useText('chart');
  const format = useFormat();
  const { isDelayed, ageMs } = useFreshness(instrument.symbol);
  if (depth === undefined) return <NoDepth reason={t('depth.waiting')} />;
  return (
    <div className={isDelayed ? styles['old'] : undefined}>
      {isDelayed ? <p className={styles['age']}>{format.relativeAge(ageMs)}</p> : undefined}
      <DepthChart depth={depth} instrument={instrument} />
    </div>
  );
}
