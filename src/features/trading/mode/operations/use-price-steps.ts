import type { Price } from '../../../../core/money/amount.ts';
import { useInstruments } from '../../../shared/instruments/data/instruments.ts';

/** The step of a pair's prices by its symbol; undefined for pairs that are not listed here and where servers say none. */
export function usePriceSteps(): (symbol: string | undefined) => Price | undefined {
  const { data } = useInstruments();
  return (symbol) => data?.find(({ instrument }) => instrument.symbol === symbol)?.instrument.priceStep;
}
