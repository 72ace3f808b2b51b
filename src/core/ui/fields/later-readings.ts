import { whenWanted } from '../when-wanted.tsx';
import type { ReadingsProps } from './readings.tsx';

/** Few numbers can be read in two ways. */
export const Readings = whenWanted<ReadingsProps>({
  load: async () => (await import('./readings.tsx')).Readings,
  isWanted: ({ choices }) => choices !== undefined,
});
