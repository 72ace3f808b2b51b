import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import type { AmbiguityProps } from './ambiguity.tsx';

/** Few numbers can be read in two ways. */
export const Ambiguity = whenWanted<AmbiguityProps>({
  load: async () => (await import('./ambiguity.tsx')).Ambiguity,
  isWanted: ({ choices }) => choices !== undefined,
});
