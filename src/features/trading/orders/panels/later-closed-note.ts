import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import type { ClosedNoteProps } from './closed-note.tsx';

/** Markets of coins never close. One of another kind that is open waits for its end. */
export const LaterClosedNote = whenWanted<ClosedNoteProps>({
  load: async () => (await import('./closed-note.tsx')).TicketClosedNote,
  isWanted: ({ category }) => category !== 'crypto',
  isExtra: true,
});
