import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import type { AmbiguityProps } from './ambiguity-choice.tsx';

/** A number that can be read in two ways is asked about, never guessed. Few numbers can. */
export const Ambiguity = whenWanted<AmbiguityProps>({
  load: async () => (await import('./ambiguity-choice.tsx')).AmbiguityChoice,
  isWanted: ({ choices }) => choices !== undefined,
});
