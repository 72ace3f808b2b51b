import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import type { ClosedNoteProps } from './closed-note.tsx';

/** Markets of coins never close. */
export const LaterClosedNote = whenWanted<ClosedNoteProps>({
  load: async () => (await import('./closed-note.tsx')).ClosedNote,
  isWanted: ({ isOpen }) => isOpen === false,
  isExtra: true,
});
