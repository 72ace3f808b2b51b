import { useCallback, useRef, useState } from 'react';
import { usePause } from '../data/account-view.ts';
import { useSetContractStops } from '../data/contract-stops.ts';
import type { ContractView } from '../data/contract-view.ts';
import { contractWay, type ContractWay } from '../model/contract-way.ts';
import type { LostPlacement } from '../model/placement-watch.ts';
import { setStopsAfter, type StopsAfter } from '../model/stops-after.ts';
import { useLostPlacement } from './use-lost-placement.ts';

export interface StopsOfOrder {
  readonly state: StopsAfter;
  readonly placement: LostPlacement<ContractWay>;
}

export interface StopsAfterOrder {
  /** Undefined while there is nothing to say about levels. */
  readonly shown: StopsOfOrder | undefined;
  /** An order was placed; nothing happens where it asked for no levels. */
  begin(placement: LostPlacement<ContractWay>): void;
  tryAgain(): void;
  dismiss(): void;
}

/**
 * Sets the levels of an order as soon as its position is listed, whatever the ticket does meanwhile. The wish is kept on
 * the device until it is done or put away, so that a page that is left in between says so on coming back.
 */
export function useStopsAfter(symbol: string, readView: () => Promise<ContractView>): StopsAfterOrder {
  const kept = useLostPlacement(contractWay, `contract-stops.${symbol}`);
  const [shown, show] = useState<StopsOfOrder | undefined>(() => {
    const placement = kept.read();
    return placement === undefined ? undefined : { placement, state: { kind: 'left' } };
  });
  const pause = usePause();
  const setStops = useSetContractStops();
  const underWay = useRef<string>(undefined);
  const begin = useCallback(
    (placement: LostPlacement<ContractWay>): void => {
      const { snapshot: sent, before } = placement;
      // Beside the next order, levels that are set would read as its own. What still needs somebody stays.
      if (sent.stops === undefined) show((present) => (present?.state.kind === 'set' ? undefined : present));
      if (sent.stops === undefined || underWay.current === sent.id) return;
      underWay.current = sent.id;
      kept.keep(placement);
      const tell = (state: StopsAfter): void => {
        // A newer order has taken the place; what becomes of this one is on its position.
        if (underWay.current !== sent.id) return;
        if (state.kind === 'set') kept.forget();
        show({ placement, state });
      };
      const readOrders = async () => (await readView()).orders;
      void setStopsAfter({ sent, before }, { pause, readOrders, setStops, tell }).finally(() => {
        if (underWay.current === sent.id) underWay.current = undefined;
      });
    },
    [kept, pause, readView, setStops],
  );
  return {
    shown,
    begin,
    tryAgain: () => {
      if (shown !== undefined) begin(shown.placement);
    },
    dismiss: () => {
      kept.forget();
      show(undefined);
    },
  };
}
