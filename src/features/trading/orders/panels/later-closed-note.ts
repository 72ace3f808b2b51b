import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import type { ClosedNoteProps } from '../parts/closed-note.tsx';

/** Markets of coins never close. */
export const LaterClosedNote = whenWanted<ClosedNoteProps>({
  load: async () => (await import('../parts/closed-note.tsx')).ClosedNote,
  isWanted: ({ isOpen }) => isOpen === false,
  isExtra: true,
});
