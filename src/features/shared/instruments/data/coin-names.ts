import { useInstruments } from './instruments.ts';

/** The long name of a coin by its ticker, as the market has it: undefined where no pair of the server tells another one. */
export function useCoinName(): (ticker: string) => string | undefined {
  const { data = [] } = useInstruments();
  return (ticker) => {
    const name = data.find(({ instrument }) => instrument.base.name === ticker)?.instrument.names[0];
    return name === ticker ? undefined : name;
  };
}
