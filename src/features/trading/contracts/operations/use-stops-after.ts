import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useAccount } from '../../../../core/account/use-account.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useIsHere } from '../../../../core/sending/change/use-is-here.ts';
import { formerKey } from '../../../../core/sending/kept/former-note.ts';
import { KeptRequests } from '../../../../core/sending/kept-requests.ts';
import { useNote } from '../../../../core/sending/use-note.ts';
import { useSetContractStops } from '../data/contract-stops.ts';
import { usePause } from '../../../../core/time/device-time.ts';
import { notify } from '../../../../core/ui/notify.ts';
import { useContractOrders } from '../../orders/data/contract-orders.ts';
import { contractWay, type ContractWay } from '../model/contract-way.ts';
import {
  followed,
  judgeLeft,
  missingKey,
  missingLevels,
  setStopsAfter,
  type StopsAfter,
  type StopsTask,
} from '../model/stops-after.ts';
import { useWayToPositions } from './use-way-to-positions.ts';
import type { PlacedOrder } from '../../ticket/operations/use-order-flow.ts';

export interface StopsOfOrder extends PlacedOrder<ContractWay> {
  readonly state: StopsAfter;
}

export interface StopsAfterOrder {
  /** Undefined while there is nothing to say about levels. */
  readonly shown: StopsOfOrder | undefined;
  /** An order was placed; does nothing without requested levels. */
  begin(placed: PlacedOrder<ContractWay>): void;
  tryAgain(): void;
  dismiss(): void;
}

/**
 * Sets the levels of an order as soon as its position is listed, independent of the ticket. The wish stays on the
 * device until it is done or dismissed, so that a page left in between says so on return, unless the orders show that
 * the levels are set or the position is over. On another page a position without its levels is told for itself.
 */
export function useStopsAfter(symbol: string, readLatest: () => Promise<readonly ContractOrder[]>): StopsAfterOrder {
  const kept = useKeptWish(symbol);
  const [shown, show] = useState<StopsOfOrder>();
  const pause = usePause();
  const setStops = useSetContractStops();
  const underWay = useRef<string>(undefined);
  const tellLeft = useTellLeft(symbol);
  const begin = useCallback(
    ({ sent, before }: PlacedOrder<ContractWay>): void => {
      // Beside the next order, levels that are set would read as its own. What still needs the person stays.
      if (sent.stops === undefined) show((present) => (present?.state.kind === 'set' ? undefined : present));
      if (sent.stops === undefined || underWay.current === sent.id) return;
      underWay.current = sent.id;
      kept.keep({ id: symbol, wish: sent, before, phase: 'accepted' });
      const tell = (state: StopsAfter): void => {
        // A newer order has taken the place; its own levels are on its position.
        if (underWay.current !== sent.id) return;
        if (state.kind === 'set') kept.forget(symbol);
        else if (state.kind === 'setting' && state.isUnsure === true)
          kept.keep({ id: symbol, wish: sent, before, phase: 'lost' });
        else if (state.kind === 'not-set') {
          kept.keep({ id: symbol, wish: sent, before, phase: 'failed' });
          tellLeft(missingKey(missingLevels(sent, (level) => level === state.alone)));
        }
        show({ sent, before, state });
      };
      const readOrders = () => readLatest().catch(() => undefined);
      void setStopsAfter({ sent, before }, { pause, readOrders, setStops, tell }).finally(() => {
        if (underWay.current === sent.id) underWay.current = undefined;
      });
    },
    [kept, symbol, pause, readLatest, setStops, tellLeft],
  );
  const dismiss = useCallback(() => {
    kept.forget(symbol);
    show(undefined);
  }, [kept, symbol]);
  const judge = useEffectEvent((task: StopsTask) =>
    judgeLeft(task, { pause, readOrders: () => readLatest().catch(() => undefined) }),
  );
  useEffect(() => {
    const [left] = kept.all();
    if (left === undefined || underWay.current !== undefined) return undefined;
    const { wish: sent, before } = left;
    let isWanted = true;
    void judge({ sent, before }).then((state) => {
      if (!isWanted || underWay.current !== undefined) return;
      if (state === 'over') kept.forget(symbol);
      else {
        kept.keep({ ...left, phase: 'lost' });
        show({ sent, before, state });
      }
    });
    return () => {
      isWanted = false;
    };
  }, [kept, symbol]);
  useFollowed(shown, dismiss);
  return {
    shown,
    begin,
    tryAgain: () => {
      if (shown !== undefined) begin(shown);
    },
    dismiss,
  };
}

/** Says that levels are not set, where the notice that says it has gone with its page. */
function useTellLeft(symbol: string): (key: ReturnType<typeof missingKey>) => void {
  const t = useText('contracts');
  const { isSimulated } = useAccount();
  const isHere = useIsHere();
  const way = useWayToPositions();
  return useCallback(
    (key) => {
      if (!isHere.current) notify.problem(`${symbol} · ${t(key)}`, undefined, { isSimulated, way });
    },
    [isHere, isSimulated, symbol, t, way],
  );
}

/**
 * Levels that are set elsewhere, or whose position is over, are not asked for any longer; of those that are set nothing is
 * said once the position goes without them.
 */
function useFollowed(shown: StopsOfOrder | undefined, onOver: () => void): void {
  const isToldOf = shown !== undefined && shown.state.kind !== 'waiting' && shown.state.kind !== 'setting';
  const { orders, hasMore, readAt } = useContractOrders({ kind: 'open', pair: undefined, isHeard: isToldOf });
  const isWhole = orders !== undefined && orders.unreadable === undefined && !hasMore;
  const isNewer = useReadsSince(shown, readAt) >= readsToBelieve;
  const isOver = isToldOf && isWhole && isNewer && followed(shown.state, shown.sent, orders) === 'over';
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
}

/** The first reading may have been on its way since before the position was there. */
const readsToBelieve = 2;

/** How often the list was read since this is shown. */
function useReadsSince(shown: StopsOfOrder | undefined, readAt: number): number {
  const [counted, count] = useState({ shown, readAt, reads: 0 });
  if (counted.shown !== shown) count({ shown, readAt, reads: 0 });
  else if (counted.readAt !== readAt) count({ shown, readAt, reads: counted.reads + 1 });
  return counted.shown === shown ? counted.reads : 0;
}

/** The newest order of the pair whose levels are not set. */
function useKeptWish(symbol: string): KeptRequests<ContractWay['sent']> {
  const { id } = useAccount();
  const name = `contract-stops.${symbol}`;
  const note = useNote(`${id}.sent.${name}`, formerKey(id, name), symbol);
  return useMemo(() => new KeptRequests(note, contractWay), [note]);
}
