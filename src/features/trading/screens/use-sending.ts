import { unseenAccount, useNow, usePause, type AccountView } from '../data/account-view.ts';
import { usePlaceSpotOrder } from '../data/place-spot-order.ts';
import type { SentOrder } from '../model/order-snapshot.ts';
import type { LostPlacement } from '../model/placement-watch.ts';
import type { TicketEvent, TicketState } from '../model/ticket-state.ts';
import type { KeptPlacement } from './use-lost-placement.ts';

/** How long sending waits for the picture of the account before; usually it was taken while the person was reading. */
const patienceForViewMs = 2000;

interface SendingNeeds {
  readonly lost: KeptPlacement;
  act(event: TicketEvent): TicketState;
  refresh(): void;
  onPlaced(placement: LostPlacement): void;
}

/** Sends once. Resolves with the placement when its answer was lost. */
export function useSending({ lost, act, refresh, onPlaced }: SendingNeeds) {
  const placeOrder = usePlaceSpotOrder();
  const pause = usePause();
  const now = useNow();
  return async (snapshot: SentOrder, pending: Promise<AccountView>): Promise<LostPlacement | undefined> => {
    // A picture that is not there in time is not waited for: it might already show the order.
    const before = await Promise.race([pending, pause(patienceForViewMs).then(() => unseenAccount)]);
    const sent = { snapshot, before, sentAt: now(), isAnswered: false, isLost: false };
    // Kept from here on: whoever leaves or reloads the page meanwhile finds the ticket locked on coming back.
    lost.keep(sent);
    const answer = await placeOrder(snapshot.order, draftIdOf(snapshot));
    if (answer.kind === 'no-answer') {
      const placement = { ...sent, isAnswered: answer.isAnswered, isLost: true };
      lost.keep(placement);
      act({ type: 'no-answer' });
      return placement;
    }
    act(answer.kind === 'refused' ? { type: 'refused', error: answer.error } : { type: answer.kind });
    if (answer.kind === 'accepted') onPlaced(sent);
    refresh();
    return undefined;
  };
}

/** The same draft in two tabs has the same name. */
const draftIdOf = ({ order }: SentOrder): string =>
  [order.baseId, order.quoteId, order.side, order.price, order.quantity].join('.');
