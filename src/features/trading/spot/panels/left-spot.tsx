import { useLeftSpot, type LeftPair } from '../operations/use-left-spot.ts';

/** Goes on with a spot order whose page was left, and draws nothing. */
export function LeftSpot(pair: LeftPair): undefined {
  useLeftSpot(pair);
}
