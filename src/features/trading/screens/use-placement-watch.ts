import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useNow, usePause } from '../data/account-view.ts';
import type { KeptPlacement } from './use-lost-placement.ts';
import type { AnyWay, WayRules } from '../model/order-way.ts';
import type { AccountView } from '../model/placement-outcome.ts';
import { lookOnce, watchPlacement, type Lookout, type LostPlacement } from '../model/placement-watch.ts';
import { isBusy, isOpen, type TicketEvent, type TicketState } from '../model/ticket-state.ts';

export interface WatchNeeds<Way extends AnyWay> {
  readonly rules: Pick<WayRules<Way>, 'isTwin'>;
  readonly live: RefObject<TicketState<Way>>;
  readonly lost: KeptPlacement<Way>;
  act(event: TicketEvent<Way>): TicketState<Way>;
  readView(snapshot: Way['sent']): Promise<AccountView<Way>>;
  refresh(): void;
  onPlaced(placement: LostPlacement<Way>): void;
}

export interface PlacementWatch<Way extends AnyWay> {
  /** Looks after an order whose answer was lost until it is resolved, or the page is left. */
  start(placement: LostPlacement<Way>): Promise<void>;
  /** One look at the open order, beside those that come by themselves. */
  lookNow(): Promise<void>;
}

/** Finds out what became of an order; one that was open when the page was left is looked after again. */
export function usePlacementWatch<Way extends AnyWay>({
  live,
  lost,
  act,
  ...needs
}: WatchNeeds<Way>): PlacementWatch<Way> {
  const pause = usePause();
  const now = useNow();
  const run = useRef(0);
  const watched = useRef<LostPlacement<Way>>(undefined);
  const lookoutOf = (mine: number, placement: LostPlacement<Way>): Lookout<Way> => ({
    rules: needs.rules,
    now,
    pause,
    readView: needs.readView,
    isOpen: () => run.current === mine && isOpen(live.current),
    tell: (outcome) => {
      act({ type: 'resolved', outcome });
      if (outcome.kind === 'placed') needs.onPlaced(placement);
      needs.refresh();
    },
  });
  const start = (placement: LostPlacement<Way>): Promise<void> => {
    run.current += 1;
    watched.current = placement;
    return watchPlacement(placement, lookoutOf(run.current, placement));
  };
  const lookNow = async (): Promise<void> => {
    const placement = watched.current;
    if (placement === undefined) return;
    const lookout = lookoutOf(run.current, placement);
    const outcome = await lookOnce(placement, lookout);
    if (lookout.isOpen()) lookout.tell(outcome);
  };
  const resume = useRef(start);
  useEffect(() => {
    resume.current = start;
  });
  const stop = useCallback(() => void (run.current += 1), []);
  useEffect(() => {
    const placement = lost.read();
    if (placement !== undefined && isOpen(live.current)) void resume.current(placement);
    return stop;
    // Once: an order sent from this page is watched by whoever sent it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    const follow = (): void => {
      const placement = lost.read();
      if (placement === undefined) act({ type: 'settled-elsewhere' });
      // While its own tab may still hear from it, an order is no concern of this one.
      else if (placement.isLost && !isBusy(live.current)) {
        act({ type: 'lost-before', snapshot: placement.snapshot });
        void resume.current(placement);
      }
    };
    // Who is here may have become known since: what is somebody else's locks nothing.
    if (lost.read() === undefined) act({ type: 'settled-elsewhere' });
    return lost.watch(follow);
  }, [lost, live, act]);
  return { start, lookNow };
}
