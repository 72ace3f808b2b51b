import { useCallback, useRef, useState } from 'react';
import type { Amount, Price } from '../../../core/money/amount.ts';
import { unseenAccount, useReadAccountView, type AccountView } from '../data/account-view.ts';
import { useTellOtherTabs } from '../data/other-tabs.ts';
import { useLostPlacement, type KeptPlacement } from './use-lost-placement.ts';
import { useRefreshOrders } from '../data/spot-orders.ts';
import { useRefreshWallets } from '../data/wallet-detail.ts';
import { guardsOf, type OrderChecks, type OrderSnapshot, type SentOrder } from '../model/order-snapshot.ts';
import type { LostPlacement } from '../model/placement-watch.ts';
import type { TicketInstrument } from '../model/ticket.ts';
import { idle, isBusy, nextTicketState, type TicketEvent, type TicketState } from '../model/ticket-state.ts';
import { usePlacedOrder } from './use-placed-order.ts';
import { usePlacementWatch } from './use-placement-watch.ts';
import { useSending } from './use-sending.ts';

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
  const lost = useLostPlacement(needs.instrument.symbol);
  const { state, live, act } = useTicketState(lost);
  const before = useRef<Promise<AccountView>>(Promise.resolve(unseenAccount));
  const readView = useReadView(needs);
  const refresh = useRefresh();
  const follow = usePlacedOrder({ live, act, readView, refresh });
  const onPlaced = (placement: LostPlacement): void => {
    needs.onPlaced();
    follow(placement);
  };
  const watch = usePlacementWatch({ live, act, lost, readView, refresh, onPlaced });
  const send = useSending({ act, lost, refresh, onPlaced });
  const place = async (snapshot: SentOrder): Promise<void> => {
    const placement = await send(snapshot, before.current);
    if (placement !== undefined) await watch.start(placement);
  };
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
      if (next.kind === 'sending') void place(next.snapshot);
    },
    cancel: () => void act({ type: 'cancel' }),
    checkAgain: () => {
      if (act({ type: 'check-again' }).kind === 'checking') void watch.lookNow();
    },
    seen: () => void act({ type: 'seen' }),
  };
}

/** The state of the ticket; an order of this pair that is still open takes up where it was left. */
function useTicketState(lost: KeptPlacement) {
  const [state, show] = useState<TicketState>(() => {
    const open = lost.read();
    return open === undefined ? idle : { kind: 'unknown', snapshot: open.snapshot };
  });
  const live = useRef(state);
  const act = useCallback(
    (event: TicketEvent): TicketState => {
      const wasBusy = isBusy(live.current);
      live.current = nextTicketState(live.current, event);
      // What was settled elsewhere is forgotten there, or belongs to somebody else.
      if (wasBusy && !isBusy(live.current) && event.type !== 'settled-elsewhere') lost.forget();
      show(live.current);
      return live.current;
    },
    [lost],
  );
  return { state, live, act };
}

function useReadView({ instrument: { base, quote }, wallet }: FlowNeeds) {
  const readAccount = useReadAccountView({ baseId: base.id, quoteId: quote.id });
  return ({ order }: SentOrder): Promise<AccountView> =>
    readAccount({ currencyId: order.side === 'buy' ? quote.id : base.id, account: wallet });
}

function useRefresh(): () => void {
  const refreshOrders = useRefreshOrders();
  const refreshWallets = useRefreshWallets();
  const tellOtherTabs = useTellOtherTabs();
  return () => {
    void refreshOrders();
    void refreshWallets();
    tellOtherTabs();
  };
}
