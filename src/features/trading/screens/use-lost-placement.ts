import { useMemo } from 'react';
import { useSentOrderNote, type SentOrderNote } from '../data/sent-order-note.ts';
import { readPlacement, writePlacement } from '../model/kept-placement.ts';
import type { LostPlacement } from '../model/placement-watch.ts';

export interface KeptPlacement {
  /** Undefined when there is none, or it is somebody else's. */
  read(): LostPlacement | undefined;
  keep(placement: LostPlacement): void;
  forget(): void;
  /** Told when another tab keeps or forgets one. */
  readonly watch: SentOrderNote['watch'];
}

/**
 * The order of a pair whose answer is not there, kept on this device while its outcome is open: neither leaving the page
 * nor loading it anew may unlock the ticket.
 */
export function useLostPlacement(symbol: string): KeptPlacement {
  const note = useSentOrderNote(symbol);
  return useMemo(
    () => ({
      read: () => readPlacement(note.read()),
      keep: (placement) => note.keep(writePlacement(placement)),
      forget: note.forget,
      watch: note.watch,
    }),
    [note],
  );
}
