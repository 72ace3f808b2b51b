import { useState } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import { useNow } from '../data/account-view.ts';
import { useKeptText } from '../data/kept-settings.ts';
import { useSecondsOrders } from '../data/seconds-orders.ts';
import {
  lossesBeforeNotice,
  paceAt,
  readPace,
  stopOf,
  withBreak,
  withLimit,
  withOpened,
  writePace,
  type Pace,
  type PaceStop,
} from '../model/pace.ts';
import { lossesInARow } from '../model/seconds-evidence.ts';

export interface PaceControl {
  readonly pace: Pace;
  /** Why no option may be opened here now. */
  readonly stop: PaceStop | undefined;
  /** So many losses one after the other, when that is to be said; undefined otherwise. */
  readonly losses: number | undefined;
  setLimit(limit: number | undefined): void;
  takeBreak(lengthMs: number): void;
  /** The notice about losses was read. */
  seen(): void;
  noteOpened(): void;
}

/** The person's own limits in this account, kept on this device alone: they outlive signing out. */
export function usePace(): PaceControl {
  const { id } = useAccount();
  const now = useNow();
  const [kept, keep] = useKeptText(`trading.pace.${id}`);
  const settled = useSecondsOrders({ kind: 'settled', matchId: undefined }).orders ?? [];
  const [asked, setAsked] = useState(now);
  const pace = paceAt(readPace(kept), asked);
  const change = (next: (pace: Pace, at: number) => Pace): void => {
    const at = now();
    setAsked(at);
    keep(writePace(next(readPace(kept), at)));
  };
  const losses = lossesInARow(settled);
  const newest = settled[0]?.id;
  return {
    pace,
    stop: stopOf(pace, now()),
    losses: losses >= lossesBeforeNotice && pace.seenLoss !== newest ? losses : undefined,
    setLimit: (limit) => change((present, at) => withLimit(present, limit, at)),
    takeBreak: (lengthMs) => change((present, at) => withBreak(present, lengthMs, at)),
    seen: () => change((present) => ({ ...present, seenLoss: newest })),
    noteOpened: () => change(withOpened),
  };
}
