import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Price, Rate } from '../../../../core/money/amount.ts';
import { isDone, isUnderWay, type RequestState } from '../../../../core/sending/request-state.ts';
import type { SentOnce } from '../../../../core/sending/use-money-request.ts';
import type { Before } from '../../../../core/sending/way.ts';
import { useRereadInstruments } from '../../../shared/instruments/data/instruments.ts';
import type { OwnStop } from '../../../shared/limits/model/own-limits.ts';
import type { AnyWay, SnapshotOf } from '../../orders/model/order-way.ts';
import {
  confirmed,
  idle,
  isFree,
  submitted,
  ticketStateOf,
  type ListedOrder,
  type ReviewState,
  type TicketState,
} from '../../orders/model/ticket-state.ts';

/** An order that the server has, with what was known of the account before it. */
export interface PlacedOrder<Way extends AnyWay> {
  readonly sent: Way['sent'];
  readonly before: Before;
}

/** What the way of an order needs of its product. */
export interface OrderFlowNeeds<Way extends AnyWay> {
  readonly request: SentOnce<Way['sent'], Way['listed']>;
  /** The order as it was listed last; undefined until it was seen. */
  readonly listed?: ListedOrder<Way> | undefined;
  /** In percent: if the market has moved by more while the confirmation was open, it asks again. */
  readonly driftLimit: Rate;
  readonly last: Price | undefined;
  /** Age of the price when it is too old to order at. */
  readonly staleMs: number | undefined;
  /** The ticket frozen now; undefined while it has errors. */
  takeSnapshot(): SnapshotOf<Way> | undefined;
  guardsOf(snapshot: SnapshotOf<Way>): readonly Way['guard'][];
  /** Whether the person's own limits are in the way of it, asked at the very moment. */
  stopOf(snapshot: SnapshotOf<Way>): OwnStop | undefined;
  /** Asks the questions before a first order; true while they block it. Absent without questions. */
  asksFirst?(): boolean;
  /** An order so small that the person wants no question about it. Absent where there always is one. */
  isQuiet?(snapshot: SnapshotOf<Way>): boolean;
  /** The same order quoted again; undefined where its terms do not depend on the market. */
  requote(snapshot: SnapshotOf<Way>): SnapshotOf<Way> | undefined;
  /** Where the market is past what the order carries: that price, and the one of the same order now. Absent where it cannot be. */
  passed?(snapshot: SnapshotOf<Way>, requoted: SnapshotOf<Way>): { from: Price; to: Price } | undefined;
  /** Reads everything again that an order changes. */
  refresh(): void;
  /** The server has the order. */
  onPlaced(placed: PlacedOrder<Way>): void;
}

export interface OrderFlow<Way extends AnyWay> {
  readonly state: TicketState<Way>;
  /** Orders that came of one tap, more than one. */
  readonly doubled: SentOnce<Way['sent'], Way['listed']>['doubled'];
  dismissDoubled(): void;
  /** Returns the id of the order to confirm now; undefined if submitting was blocked. */
  submit(): string | undefined;
  /** The button of the ticket: submits, and sends at once what needs no question. */
  tap(): void;
  confirm(): void;
  cancel(): void;
  checkAgain(): void;
  seen(): void;
}

/** Runs an order through its states. The review lives beside React, so that two taps in one frame meet the same one. */
export function useOrderFlow<Way extends AnyWay>(needs: OrderFlowNeeds<Way>): OrderFlow<Way> {
  const { request, refresh, onPlaced } = needs;
  const [review, show] = useState<ReviewState<Way>>(idle);
  const live = useRef(review);
  const act = (next: ReviewState<Way>): void => {
    live.current = next;
    show(next);
  };
  const state = ticketStateOf<Way>(review, request.state, needs.listed);
  usePlaced<Way>(request.state, onPlaced);
  useAnswered(request.state, refresh);
  const ask = (snapshot: SnapshotOf<Way>, next: ReviewState<Way>): void => {
    act(next);
    if (next.kind === 'confirm') request.review(next.snapshot);
    else request.close();
  };
  const submit = (): (ReviewState<Way> & { readonly kind: 'confirm' }) | undefined => {
    if (!isFree(state)) return undefined;
    const snapshot = needs.takeSnapshot();
    if (snapshot === undefined) return undefined;
    const stop = needs.stopOf(snapshot);
    if (stop === undefined && needs.asksFirst?.() === true) return undefined;
    const next = submitted<Way>({ snapshot, guards: needs.guardsOf(snapshot), stop, staleMs: needs.staleMs });
    ask(snapshot, next);
    return next.kind === 'confirm' ? next : undefined;
  };
  return {
    state,
    doubled: request.doubled,
    dismissDoubled: request.dismissDoubled,
    submit: () => submit()?.snapshot.id,
    tap: () => {
      const asked = submit();
      if (asked === undefined || asked.guards.length > 0 || needs.isQuiet?.(asked.snapshot) !== true) return;
      act(idle);
      request.send();
    },
    confirm: () => {
      const asked = live.current;
      if (asked.kind !== 'confirm') return;
      const requoted = needs.requote(asked.snapshot);
      const next = confirmed<Way>(asked, {
        last: needs.last,
        driftLimit: needs.driftLimit,
        requoted,
        passed: requoted && needs.passed?.(asked.snapshot, requoted),
        staleMs: needs.staleMs,
        stop: needs.stopOf(asked.snapshot),
      });
      if (next !== undefined) {
        // Quoted again, it may deserve another second look.
        const guards = next.kind === 'confirm' ? { guards: needs.guardsOf(next.snapshot) } : {};
        ask(asked.snapshot, { ...next, ...guards });
        return;
      }
      act(idle);
      request.send();
    },
    cancel: () => {
      if (isUnderWay(request.state)) return;
      act(idle);
      request.close();
    },
    checkAgain: request.checkAgain,
    seen: () => {
      if (request.state.kind === 'unknown') request.close();
    },
  };
}

/** Tells once, in the same picture, that an order is placed. */
function usePlaced<Way extends AnyWay>(
  state: RequestState<Way['sent'], Way['listed']>,
  onPlaced: (placed: PlacedOrder<Way>) => void,
): void {
  const sent = isDone(state) ? state.wish : undefined;
  const tell = useEffectEvent(() => {
    if (isDone(state)) onPlaced({ sent: state.wish, before: state.before });
  });
  useLayoutEffect(() => {
    if (sent !== undefined) tell();
  }, [sent]);
}

/** Reads again what an order changes, whenever something is known of one that was under way. */
function useAnswered(state: RequestState<unknown>, refresh: () => void): void {
  const rereadInstruments = useRereadInstruments();
  const was = useRef(state.kind);
  const reread = useEffectEvent(() => {
    // No code tells a market that has closed from any other refusal.
    if (state.kind === 'refused' && state.error.kind === 'server') rereadInstruments();
    refresh();
  });
  useEffect(() => {
    const wasUnderWay = isUnderWay({ kind: was.current });
    was.current = state.kind;
    if (wasUnderWay && state.kind !== 'open') reread();
  }, [state.kind]);
}
