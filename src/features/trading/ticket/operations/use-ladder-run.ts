import { useState } from 'react';
import { useRefreshAccount } from '../../orders/data/after-write.ts';
import type { LadderResult } from '../model/ladder-turn.ts';

export interface LadderRun<Order> {
  /** As they were when the person sent them. */
  readonly orders: readonly Order[];
  /** The one that is being sent; undefined once the run is over. */
  readonly turn: number | undefined;
  /** Those that the server has, as far as is known. */
  readonly placed: readonly Order[];
  /** Of one it is not known whether it was placed. */
  readonly isUncertain: boolean;
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
      setRun((present) => present ?? { orders, turn: 0, placed: [], isUncertain: false, isStopping: false }),
    /** What is being sent is waited for, the rest is not sent. */
    stop: (): void => setRun((present) => present && { ...present, isStopping: true }),
    end: (result: LadderResult): void => {
      if (run?.turn === undefined) return;
      const sent = run.orders.slice(run.turn, run.turn + 1);
      const placed = result === 'accepted' || result === 'found' ? [...run.placed, ...sent] : run.placed;
      const next = run.turn + 1;
      const isUncertain = ends.has(result);
      const isOver = run.isStopping || isUncertain || next >= run.orders.length;
      setRun({ ...run, placed, isUncertain, turn: isOver ? undefined : next });
      if (isOver) void refresh();
    },
  };
}
