import type { Instrument } from '../../../../../core/domain/market/instrument.ts';
import { useReadAtEdges } from '../../../../shared/instruments/data/read-at-edges.ts';

export interface MarketEdgesProps {
  readonly instrument: Pick<Instrument, 'category'>;
}

/** Nothing to see: chart and ticket learn at the moment that a market closes or opens. */
export function MarketEdges({ instrument }: MarketEdgesProps) {
  useReadAtEdges(instrument.category);
  return undefined;
}
