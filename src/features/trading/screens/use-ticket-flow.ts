import { useCallback, useRef, useState } from 'react';
import type { Amount, Price } from '../../../core/money/amount.ts';
import { usePause, useReadAccountView, type AccountView } from '../data/account-view.ts';
import { usePlaceSpotOrder } from '../data/place-spot-order.ts';
import { useRefreshOrders } from '../data/spot-orders.ts';
import { useRefreshWallets } from '../data/wallet-detail.ts';
import { guardsOf, type OrderChecks, type OrderSnapshot } from '../model/order-snapshot.ts';
import { placementOutcome } from '../model/placement-outcome.ts';
import type { TicketInstrument } from '../model/ticket.ts';
import { idle, nextTicketState, type TicketEvent, type TicketState } from '../model/ticket-state.ts';

/** A request that lost its answer may still be on its way: looks are spread over this long before giving up. */
const looksAfterMs = [0, 1500, 3000] as const;
/** How long sending waits for the picture of the account before; usually it was taken while the person was reading. */
const patienceForViewMs = 2000;
const unseen: AccountView = { orders: undefined, available: undefined };

export interface FlowNeeds {
  readonly instrument: TicketInstrument;
  readonly wallet: 'change' | 'lever' | 'micro';
  readonly checks: OrderChecks;
  readonly equity: Amount | undefined;
  readonly last: Price | undefined;
  /** Age of the price when it is too old to order at. */
  readonly staleMs: number | undefined;
  /** The ticket frozen now; undefined while it has errors. */
  takeSnapshot(): OrderSnapshot | undefined;
  /** The server has taken the order. */
  onPlaced(): void;
}

export interface TicketFlow {
  readonly state: TicketState;
  submit(): void;
  confirm(): void;
  cancel(): void;
  checkAgain(): void;
  seen(): void;
}

/** Runs an order through its states. The state lives beside React, so that two taps in one frame meet the same one. */
export function useTicketFlow(needs: FlowNeeds): TicketFlow {
  const live = useRef<TicketState>(idle);
  const [state, show] = useState<TicketState>(idle);
  const before = useRef<Promise<AccountView>>(Promise.resolve(unseen));
  const act = useCallback((event: TicketEvent): TicketState => {
    live.current = nextTicketState(live.current, event);
    show(live.current);
    return live.current;
  }, []);
  const { send, look, readView } = useSending(needs, act);
  return {
    state,
    submit: () => {
      const snapshot = needs.takeSnapshot();
      if (snapshot === undefined) return;
      const guards = guardsOf(snapshot, needs.checks, needs.equity);
      const next = act({ type: 'submit', snapshot, guards, staleMs: needs.staleMs });
      if (next.kind === 'confirm') before.current = readView(snapshot);
    },
    confirm: () => {
      if (live.current.kind !== 'confirm') return;
      const requoted = needs.takeSnapshot();
      const next = act({
        type: 'confirm',
        last: needs.last,
        driftLimit: needs.checks.drift,
        requoted,
        staleMs: needs.staleMs,
      });
      if (next.kind === 'sending') void send(next.snapshot, before.current);
    },
    cancel: () => void act({ type: 'cancel' }),
    checkAgain: () => {
      const next = act({ type: 'check-again' });
      if (next.kind === 'checking') void before.current.then((view) => look(next.snapshot, view));
    },
    seen: () => void act({ type: 'seen' }),
  };
}

function useSending(needs: FlowNeeds, act: (event: TicketEvent) => void) {
  const { base, quote } = needs.instrument;
  const readAccount = useReadAccountView({ baseId: base.id, quoteId: quote.id });
  const place = usePlaceSpotOrder();
  const pause = usePause();
  const refreshOrders = useRefreshOrders();
  const refreshWallets = useRefreshWallets();
  const readView = ({ order }: OrderSnapshot): Promise<AccountView> =>
    readAccount({ currencyId: order.side === 'buy' ? quote.id : base.id, account: needs.wallet });
  const refresh = (): void => {
    void refreshOrders();
    void refreshWallets();
  };
  const look = async (snapshot: OrderSnapshot, before: AccountView): Promise<void> => {
    for (const [index, delayMs] of looksAfterMs.entries()) {
      await pause(delayMs);
      const after = await readView(snapshot);
      const outcome = placementOutcome({ snapshot, before, after, isLastLook: index === looksAfterMs.length - 1 });
      if (outcome === undefined) continue;
      act({ type: 'resolved', outcome });
      if (outcome.kind === 'placed') needs.onPlaced();
      break;
    }
    refresh();
  };
  const send = async (snapshot: OrderSnapshot, pending: Promise<AccountView>): Promise<void> => {
    // A picture that is not there in time is not waited for: it might already show the order.
    const before = await Promise.race([pending, pause(patienceForViewMs).then(() => unseen)]);
    const answer = await place(snapshot.order, draftIdOf(snapshot));
    act(answer.kind === 'refused' ? { type: 'refused', error: answer.error } : { type: answer.kind });
    if (answer.kind === 'no-answer') return look(snapshot, before);
    if (answer.kind === 'accepted') needs.onPlaced();
    refresh();
  };
  return { send, look, readView };
}

/** The same draft in two tabs has the same name. */
const draftIdOf = ({ order }: OrderSnapshot): string =>
  [order.baseId, order.quoteId, order.side, order.price, order.quantity].join('.');
