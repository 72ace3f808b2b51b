import { useCallback, useRef, useState, type RefObject } from 'react';
import type { Price, Rate } from '../../../core/money/amount.ts';
import type { OwnStop } from '../../shared/limits/model/own-limits.ts';
import { unseenAccount } from '../data/account-view.ts';
import type { AnyWay, SnapshotOf, WayRules } from '../model/order-way.ts';
import type { AccountBefore, AccountView } from '../model/placement-outcome.ts';
import type { LostPlacement } from '../model/placement-watch.ts';
import { idle, isBusy, nextTicketState, type TicketEvent, type TicketState } from '../model/ticket-state.ts';
import type { KeptPlacement } from './use-lost-placement.ts';
import { usePlacementWatch } from './use-placement-watch.ts';
import { useSending, type Answer } from './use-sending.ts';

/** What the way of an order needs of its product. */
export interface OrderFlowNeeds<Way extends AnyWay> {
  readonly rules: WayRules<Way>;
  readonly held: HeldState<Way>;
  /** In percent: a market that has moved by more while the confirmation was open is asked about again. */
  readonly driftLimit: Rate;
  readonly last: Price | undefined;
  /** Age of the price when it is too old to order at. */
  readonly staleMs: number | undefined;
  /** The ticket frozen now; undefined while it has errors. */
  takeSnapshot(): SnapshotOf<Way> | undefined;
  guardsOf(snapshot: SnapshotOf<Way>): readonly Way['guard'][];
  /** Whether the person's own limits are in the way of it, asked at the very moment. */
  stopOf(snapshot: SnapshotOf<Way>): OwnStop | undefined;
  /** Asks what has to be known before a first order; true while that stands in the way. Absent where nothing is asked. */
  asksFirst?(): boolean;
  /** The same order quoted again; undefined where its terms do not depend on the market. */
  requote(snapshot: SnapshotOf<Way>): SnapshotOf<Way> | undefined;
  /** Sends once; never rejects. */
  place(sent: Way['sent'], draftId: string): Promise<Answer<Way>>;
  /** What orders and balance look like right now. Never rejects. */
  readView(sent: Way['sent']): Promise<AccountView<Way>>;
  /** Reads everything again that an order changes. */
  refresh(): void;
  /** The server has taken the order. */
  onPlaced(placement: LostPlacement<Way>): void;
}

export interface OrderFlow<Way extends AnyWay> {
  readonly state: TicketState<Way>;
  /** Returns the id of the order that is to be confirmed now; undefined where it has not come to that. */
  submit(): string | undefined;
  confirm(): void;
  cancel(): void;
  checkAgain(): void;
  seen(): void;
}

/** Runs an order through its states. The state lives beside React, so that two taps in one frame meet the same one. */
export function useOrderFlow<Way extends AnyWay>(needs: OrderFlowNeeds<Way>): OrderFlow<Way> {
  const { rules, readView, refresh, onPlaced, place } = needs;
  const { state, live, lost, act } = needs.held;
  const before = useRef<Promise<AccountBefore>>(Promise.resolve(unseenAccount));
  const watch = usePlacementWatch<Way>({ rules, live, act, lost, readView, refresh, onPlaced });
  const send = useSending<Way>({ rules, act, lost, place, refresh, onPlaced });
  const sendAndWatch = async (sent: Way['sent']): Promise<void> => {
    const placement = await send(sent, before.current);
    if (placement !== undefined) await watch.start(placement);
  };
  return {
    state,
    submit: () => {
      const snapshot = needs.takeSnapshot();
      if (snapshot === undefined) return undefined;
      const [guards, stop] = [needs.guardsOf(snapshot), needs.stopOf(snapshot)];
      if (stop === undefined && needs.asksFirst?.() === true) return undefined;
      const next = act({ type: 'submit', snapshot, guards, stop, staleMs: needs.staleMs });
      if (next.kind !== 'confirm' || next.snapshot.id !== snapshot.id) return undefined;
      before.current = readView(snapshot);
      return snapshot.id;
    },
    confirm: () => {
      if (live.current.kind !== 'confirm') return;
      const next = act({
        type: 'confirm',
        last: needs.last,
        driftLimit: needs.driftLimit,
        requoted: needs.requote(live.current.snapshot),
        staleMs: needs.staleMs,
        stop: needs.stopOf(live.current.snapshot),
      });
      if (next.kind === 'sending') void sendAndWatch(next.snapshot);
    },
    cancel: () => void act({ type: 'cancel' }),
    checkAgain: () => {
      if (act({ type: 'check-again' }).kind === 'checking') void watch.lookNow();
    },
    seen: () => void act({ type: 'seen' }),
  };
}

export interface HeldState<Way extends AnyWay> {
  readonly state: TicketState<Way>;
  /** The same, as it is now and not as it was drawn last. */
  readonly live: RefObject<TicketState<Way>>;
  readonly lost: KeptPlacement<Way>;
  act(event: TicketEvent<Way>): TicketState<Way>;
}

/** The state of a ticket; an order of it that is still open takes up where it was left. */
export function useHeldState<Way extends AnyWay>(lost: KeptPlacement<Way>): HeldState<Way> {
  const [state, show] = useState<TicketState<Way>>(() => {
    const open = lost.read();
    return open === undefined ? idle : { kind: 'unknown', snapshot: open.snapshot };
  });
  const live = useRef(state);
  const act = useCallback(
    (event: TicketEvent<Way>): TicketState<Way> => {
      const wasBusy = isBusy(live.current);
      live.current = nextTicketState<Way>(live.current, event);
      // What was settled elsewhere is forgotten there, or belongs to somebody else.
      if (wasBusy && !isBusy(live.current) && event.type !== 'settled-elsewhere') lost.forget();
      show(live.current);
      return live.current;
    },
    [lost],
  );
  return { state, live, lost, act };
}
