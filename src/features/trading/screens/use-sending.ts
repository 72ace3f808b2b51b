import { useRereadInstruments } from '../../shared/instruments/data/instruments.ts';
import { unseenAccount, useNow, usePause } from '../data/account-view.ts';
import type { NotPlaced } from '../data/placement-answer.ts';
import type { AnyWay, WayRules } from '../model/order-way.ts';
import type { AccountBefore } from '../model/placement-outcome.ts';
import type { LostPlacement } from '../model/placement-watch.ts';
import type { TicketEvent, TicketState } from '../model/ticket-state.ts';
import type { KeptPlacement } from './use-lost-placement.ts';

/** How long sending waits for the picture of the account before; usually it was taken while the person was reading. */
const patienceForViewMs = 2000;

/** What the one attempt to send came to; `order` where the server answers with it. */
export type Answer<Way extends AnyWay> = { readonly kind: 'accepted'; readonly order?: Way['listed'] } | NotPlaced;

interface SendingNeeds<Way extends AnyWay> {
  readonly rules: Pick<WayRules<Way>, 'draftId'>;
  readonly lost: KeptPlacement<Way>;
  /** Sends once; never rejects. `draftId` names the draft that other tabs may hold too. */
  place(sent: Way['sent'], draftId: string): Promise<Answer<Way>>;
  act(event: TicketEvent<Way>): TicketState<Way>;
  refresh(): void;
  onPlaced(placement: LostPlacement<Way>): void;
}

/** Sends once. Resolves with the placement when its answer was lost. */
export function useSending<Way extends AnyWay>({ rules, lost, place, act, refresh, onPlaced }: SendingNeeds<Way>) {
  const pause = usePause();
  const now = useNow();
  const rereadInstruments = useRereadInstruments();
  return async (snapshot: Way['sent'], pending: Promise<AccountBefore>): Promise<LostPlacement<Way> | undefined> => {
    // A picture that is not there in time is not waited for: it might already show the order.
    const before = await Promise.race<AccountBefore>([pending, pause(patienceForViewMs).then(() => unseenAccount)]);
    const sent = { snapshot, before, sentAt: now(), isAnswered: false, isLost: false };
    // Kept from here on: whoever leaves or reloads the page meanwhile finds the ticket locked on coming back.
    lost.keep(sent);
    const answer = await place(snapshot, rules.draftId(snapshot));
    if (answer.kind === 'no-answer') {
      const placement = { ...sent, isAnswered: answer.isAnswered, isLost: true };
      lost.keep(placement);
      act({ type: 'no-answer' });
      return placement;
    }
    act(eventOf(answer));
    if (answer.kind === 'accepted') onPlaced(sent);
    // No code tells a market that has closed from any other refusal.
    if (answer.kind === 'refused' && answer.error.kind === 'server') rereadInstruments();
    refresh();
    return undefined;
  };
}

function eventOf<Way extends AnyWay>(answer: Exclude<Answer<Way>, { kind: 'no-answer' }>): TicketEvent<Way> {
  switch (answer.kind) {
    case 'accepted':
      return { type: 'accepted', order: answer.order };
    case 'refused':
      return { type: 'refused', error: answer.error };
    case 'elsewhere':
      return { type: 'elsewhere' };
  }
}
