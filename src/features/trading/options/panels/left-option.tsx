import { useLeftOption, type LeftOptionPair } from '../operations/use-left-option.ts';

/** Goes on with a timed option whose page was left, and draws nothing. */
export function LeftOption(pair: LeftOptionPair): undefined {
  useLeftOption(pair);
}
