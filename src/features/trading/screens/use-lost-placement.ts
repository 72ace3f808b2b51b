import { useMemo } from 'react';
import { useSentOrderNote, type SentOrderNote } from '../data/sent-order-note.ts';
import { readPlacement, writePlacement } from '../model/kept-placement.ts';
import type { SpotWay } from '../model/order-snapshot.ts';
import type { AnyWay, WayRules } from '../model/order-way.ts';
import type { LostPlacement } from '../model/placement-watch.ts';

export interface KeptPlacement<Way extends AnyWay = SpotWay> {
  /** Undefined when there is none, or it is somebody else's. */
  read(): LostPlacement<Way> | undefined;
  keep(placement: LostPlacement<Way>): void;
  forget(): void;
  /** Told when another tab keeps or forgets one. */
  readonly watch: SentOrderNote['watch'];
}

/**
 * The order of a pair whose answer is not there, kept on this device while its outcome is open: neither leaving the page
 * nor loading it anew may unlock the ticket. `name` is that of the ticket: the symbol of the pair, for other products
 * than spot with theirs before it.
 */
export function useLostPlacement<Way extends AnyWay>(rules: WayRules<Way>, name: string): KeptPlacement<Way> {
  const note = useSentOrderNote(name);
  return useMemo(
    () => ({
      read: () => readPlacement(rules, note.read()),
      keep: (placement) => note.keep(writePlacement(rules, placement)),
      forget: note.forget,
      watch: note.watch,
    }),
    [rules, note],
  );
}
