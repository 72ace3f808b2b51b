import { useState } from 'react';
import { useRefreshAccount } from '../../orders/data/after-write.ts';
import type { LadderResult } from '../model/ladder-turn.ts';

export interface LadderRun<Order> {
  /** As they were when the person sent them. */
  readonly orders: readonly Order[];
  /** The one that is being sent; undefined once the run is over. */
  readonly turn: number | undefined;
  readonly placed: number;
  /** The person wants no more of them sent. */
  readonly isStopping: boolean;
}

/** After these the rest is not sent: an outcome is not known, or another tab is at it. */
const ends: ReadonlySet<LadderResult> = new Set(['unknown', 'elsewhere']);

/** The orders of a ladder, one after another. Begins once. */
export function useLadderRun<Order>() {
  const refresh = useRefreshAccount();
  const [run, setRun] = useState<LadderRun<Order>>();
  return {
    run,
    begin: (orders: readonly Order[]): void =>
      setRun((present) => present ?? { orders, turn: 0, placed: 0, isStopping: false }),
    /** What is being sent is waited for, the rest is not sent. */
    stop: (): void => setRun((present) => present && { ...present, isStopping: true }),
    end: (result: LadderResult): void => {
      if (run?.turn === undefined) return;
      const placed = run.placed + (result === 'accepted' || result === 'found' ? 1 : 0);
      const next = run.turn + 1;
      const isOver = run.isStopping || ends.has(result) || next >= run.orders.length;
      setRun({ ...run, placed, turn: isOver ? undefined : next });
      if (isOver) void refresh();
    },
  };
}
