import { useState } from 'react';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { lackingAs } from '../../../../core/domain/page.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { useNow } from '../../../../core/time/device-time.ts';
import { useOptionOrders, type OptionOrderList } from '../../orders/data/option-orders.ts';
import { useReadOptionsAgain, useSettledOptions } from '../data/option-stream.ts';
import { useReadServerTime } from '../../../../core/time/server-time.ts';
import { isRunning, nextRunning, withDue, withSettled, type RunningOption } from '../model/running-options.ts';

export interface RunningOptions {
  /** Newest first; the last ones that were settled while they were looked at included. */
  readonly all: readonly RunningOption[];
  readonly isAnyRunning: boolean;
  readonly list: OptionOrderList;
  /** The server has decided one of them. */
  settle(order: OptionOrder): void;
}

/** What was taken over already: when each list was read, and the answer to the last placement. */
interface Taken {
  readonly open: number;
  readonly settling: number;
  readonly placed: OptionOrder | undefined;
}

/**
 * The options of a pair, or of all of them, from their entry to their result. `placed` is the newest one as the server
 * answered it, before any list shows it.
 */
export function useRunningOptions(
  matchId: Instrument['id'] | undefined,
  placed: OptionOrder | undefined,
): RunningOptions {
  const open = useOptionOrders({ kind: 'open', matchId });
  const settling = useOptionOrders({ kind: 'settling', matchId });
  const serverTime = useReadServerTime();
  const deviceTime = useNow();
  const readAgain = useReadOptionsAgain();
  const [all, setAll] = useState<readonly RunningOption[]>([]);
  useSettledOptions(({ id }) => setAll((known) => withDue(known, id, serverTime())));
  const [taken, setTaken] = useState<Taken>({ open: 0, settling: 0, placed: undefined });
  const isNew = taken.open !== open.readAt || taken.settling !== settling.readAt || taken.placed !== placed;
  if (isNew) {
    const now = serverTime();
    // What was read a while ago has had that much less to go since.
    const ageOf = (list: OptionOrderList): number => Math.max(0, deviceTime() - list.readAt);
    const answered = placed?.status === 'open' && taken.placed !== placed ? [placed] : [];
    const started = nextRunning(all, answered, now);
    const listed = taken.open === open.readAt ? [] : (open.orders ?? []);
    const waiting = taken.settling === settling.readAt ? [] : (settling.orders ?? []);
    setTaken({ open: open.readAt, settling: settling.readAt, placed });
    setAll(nextRunning(nextRunning(started, listed, now - ageOf(open)), waiting, now - ageOf(settling)));
  }
  const orders = open.orders && lackingAs(open.orders, open.orders, settling.orders ?? {});
  return {
    all,
    isAnyRunning: all.some(isRunning),
    list: { ...open, orders },
    settle: (order) => {
      setAll((known) => withSettled(known, order));
      readAgain();
    },
  };
}
