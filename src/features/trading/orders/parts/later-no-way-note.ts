import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import type { NoWayNoteProps } from './no-way-note.tsx';

/** Its code comes before it is needed: a server that is gone may be the host of it. */
export const LaterNoWayNote = whenWanted<NoWayNoteProps>({
  load: async () => (await import('./no-way-note.tsx')).NoWayNote,
  isExtra: true,
});
