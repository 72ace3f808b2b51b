import { whenWanted } from '../../../../core/ui/when-wanted.tsx';

/** Its code comes before it is needed: a server that is gone may be the host of it. */
export const LaterNoWayNote = whenWanted({
  load: async () => (await import('./no-way-note.tsx')).NoWayNote,
  isExtra: true,
});
