import { useInstruments } from '../../../shared/instruments/data/instruments.ts';

/** Whether the market of a pair is closed, by its symbol; false where that is not known. */
export function useClosedMarkets(): (symbol: string) => boolean {
  const { data } = useInstruments();
  return (symbol) => data?.find(({ instrument }) => instrument.symbol === symbol)?.instrument.isOpen === false;
}
