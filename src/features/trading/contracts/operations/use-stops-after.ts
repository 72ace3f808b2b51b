import { useCallback, useMemo, useRef, useState } from 'react';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useAccount } from '../../../../core/account/use-account.ts';
import { formerKey } from '../../../../core/sending/former-note.ts';
import { KeptRequests } from '../../../../core/sending/kept-requests.ts';
import { useNote } from '../../../../core/sending/use-note.ts';
import { useSetContractStops } from '../data/contract-stops.ts';
import { usePause } from '../../../../core/time/device-time.ts';
import { contractWay, type ContractWay } from '../model/contract-way.ts';
import { setStopsAfter, type StopsAfter } from '../model/stops-after.ts';
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
 * device until it is done or dismissed, so that a page left in between says so on return.
 */
export function useStopsAfter(symbol: string, readLatest: () => Promise<readonly ContractOrder[]>): StopsAfterOrder {
  const kept = useKeptWish(symbol);
  const [shown, show] = useState<StopsOfOrder | undefined>(() => {
    const [left] = kept.all();
    return left === undefined ? undefined : { sent: left.wish, before: left.before, state: { kind: 'left' } };
  });
  const pause = usePause();
  const setStops = useSetContractStops();
  const underWay = useRef<string>(undefined);
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
        show({ sent, before, state });
      };
      const readOrders = () => readLatest().catch(() => undefined);
      void setStopsAfter({ sent, before }, { pause, readOrders, setStops, tell }).finally(() => {
        if (underWay.current === sent.id) underWay.current = undefined;
      });
    },
    [kept, symbol, pause, readLatest, setStops],
  );
  return {
    shown,
    begin,
    tryAgain: () => {
      if (shown !== undefined) begin(shown);
    },
    dismiss: () => {
      kept.forget(symbol);
      show(undefined);
    },
  };
}

/** The newest order of the pair whose levels are not set. */
function useKeptWish(symbol: string): KeptRequests<ContractWay['sent']> {
  const { id } = useAccount();
  const name = `contract-stops.${symbol}`;
  const note = useNote(`${id}.sent.${name}`, formerKey(id, name), symbol);
  return useMemo(() => new KeptRequests(note, contractWay), [note]);
}
