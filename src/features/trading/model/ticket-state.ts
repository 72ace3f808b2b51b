import type { AppError } from '../../../core/errors/app-error.ts';
import type { Price, Rate } from '../../../core/money/amount.ts';
import type { OwnStop } from '../../shared/limits/model/own-limits.ts';
import { hasDrifted, type SpotWay } from './order-snapshot.ts';
import type { AnyWay, SnapshotOf } from './order-way.ts';

/**
 * The life of one order between the ticket and the server.
 *
 *   idle ─submit─> stopped | stale | confirm ─confirm─> sending ─> placed | refused | checking ─> placed | not-placed | unknown
 *   unknown ─> checking | placed | not-placed, or ─seen─> idle
 *
 * Only `confirm` leads to `sending`, once: whoever asks again is not heard. From `checking` and `unknown` no new order
 * can start. An order that was sent by an earlier load of the page, or by another tab, comes in as `lost-before`.
 */
export type TicketState<Way extends AnyWay = SpotWay> =
  | { readonly kind: 'idle' }
  /** The person's own limits, or the operator's first day, are in the way; nothing was sent. */
  | { readonly kind: 'stopped'; readonly stop: OwnStop }
  /** The price is too old to order at; nothing was sent. */
  | { readonly kind: 'stale'; readonly ageMs: number }
  | {
      readonly kind: 'confirm';
      readonly snapshot: SnapshotOf<Way>;
      readonly guards: readonly Way['guard'][];
      /** Set when the market moved too far while the confirmation was open. */
      readonly drift: { readonly from: Price; readonly to: Price } | undefined;
    }
  | { readonly kind: 'sending'; readonly snapshot: Way['sent'] }
  /** No usable answer came: lists and balance are being read again. */
  | { readonly kind: 'checking'; readonly snapshot: Way['sent'] }
  | {
      readonly kind: 'placed';
      readonly snapshot: Way['sent'];
      /** As the server lists it; undefined until it was seen there. */
      readonly order: Way['listed'] | undefined;
      /** The answer was lost, and the order was found all the same. */
      readonly wasLost: boolean;
    }
  | { readonly kind: 'refused'; readonly snapshot: Way['sent']; readonly error: AppError }
  | { readonly kind: 'not-placed'; readonly snapshot: Way['sent'] }
  | { readonly kind: 'unknown'; readonly snapshot: Way['sent'] }
  /** Another tab is sending the same draft; nothing was sent from here. */
  | { readonly kind: 'elsewhere'; readonly snapshot: Way['sent'] };

export type PlacementOutcome<Way extends AnyWay = SpotWay> =
  | { readonly kind: 'placed'; readonly order: Way['listed'] | undefined }
  | { readonly kind: 'not-placed' }
  | { readonly kind: 'unknown' };

export type TicketEvent<Way extends AnyWay = SpotWay> =
  | {
      readonly type: 'submit';
      readonly snapshot: SnapshotOf<Way>;
      readonly guards: readonly Way['guard'][];
      readonly staleMs: number | undefined;
      readonly stop?: OwnStop | undefined;
    }
  | {
      readonly type: 'confirm';
      /** The last price at this moment. */
      readonly last: Price | undefined;
      readonly driftLimit: Rate;
      /** The same ticket frozen now, where a drift means that it is quoted again. */
      readonly requoted: SnapshotOf<Way> | undefined;
      /** The quote grew old while the sheet was open. */
      readonly staleMs: number | undefined;
      /** A limit was reached meanwhile. */
      readonly stop?: OwnStop | undefined;
    }
  /** `order` where the server answers with it. */
  | { readonly type: 'accepted'; readonly order?: Way['listed'] | undefined }
  | { readonly type: 'refused'; readonly error: AppError }
  | { readonly type: 'no-answer' }
  | { readonly type: 'elsewhere' }
  | { readonly type: 'resolved'; readonly outcome: PlacementOutcome<Way> }
  /** The server's list shows what became of the order that it accepted. */
  | { readonly type: 'listed'; readonly snapshotId: string; readonly order: Way['listed'] }
  /** An order from elsewhere whose outcome is open. */
  | { readonly type: 'lost-before'; readonly snapshot: Way['sent'] }
  /** What was open is known by now in another tab, or belongs to somebody else. */
  | { readonly type: 'settled-elsewhere' }
  | { readonly type: 'check-again' }
  /** The person has looked at the orders and takes responsibility for what they saw. */
  | { readonly type: 'seen' }
  | { readonly type: 'cancel' };

export const idle = { kind: 'idle' } as const satisfies TicketState;

interface AnyState {
  readonly kind: TicketState['kind'];
}

/** What the button says while no new order can be started; undefined when one can. */
export const busyOf = ({ kind }: AnyState): 'sending' | 'checking' | 'unknown' | undefined =>
  kind === 'sending' || kind === 'checking' || kind === 'unknown' ? kind : undefined;

export const isBusy = (state: AnyState): boolean => busyOf(state) !== undefined;

/** A new order can be asked for: none is on its way, and none is being confirmed. */
export const isFree = (state: AnyState): boolean => !isBusy(state) && state.kind !== 'confirm';

/** The answer was lost, and what became of the order is still being found out. */
export const isOpen = <State extends { readonly kind: TicketState['kind'] }>(
  state: State,
): state is Extract<State, { readonly kind: 'checking' | 'unknown' }> =>
  state.kind === 'checking' || state.kind === 'unknown';

export function nextTicketState<Way extends AnyWay = SpotWay>(
  state: TicketState<Way>,
  event: TicketEvent<Way>,
): TicketState<Way> {
  switch (event.type) {
    case 'submit':
      return isFree(state) ? submitted(event) : state;
    case 'confirm':
      return state.kind === 'confirm' ? confirmed(state, event) : state;
    case 'accepted':
      return state.kind === 'sending'
        ? { kind: 'placed', snapshot: state.snapshot, order: event.order, wasLost: false }
        : state;
    case 'refused':
      return state.kind === 'sending' ? { kind: 'refused', snapshot: state.snapshot, error: event.error } : state;
    case 'no-answer':
      return state.kind === 'sending' ? { kind: 'checking', snapshot: state.snapshot } : state;
    case 'elsewhere':
      return state.kind === 'sending' ? { kind: 'elsewhere', snapshot: state.snapshot } : state;
    case 'resolved':
      return isOpen(state) ? resolved(state.snapshot, event.outcome) : state;
    case 'listed':
      return state.kind === 'placed' && state.snapshot.id === event.snapshotId
        ? { ...state, order: event.order }
        : state;
    case 'lost-before':
      return isBusy(state) ? state : { kind: 'unknown', snapshot: event.snapshot };
    case 'settled-elsewhere':
      return isOpen(state) ? idle : state;
    case 'check-again':
      return state.kind === 'unknown' ? { kind: 'checking', snapshot: state.snapshot } : state;
    case 'seen':
      return state.kind === 'unknown' ? idle : state;
    case 'cancel':
      return isBusy(state) ? state : idle;
  }
}

const resolved = <Way extends AnyWay>(snapshot: Way['sent'], outcome: PlacementOutcome<Way>): TicketState<Way> =>
  outcome.kind === 'placed' ? { ...outcome, snapshot, wasLost: true } : { ...outcome, snapshot };

function submitted<Way extends AnyWay>(event: Extract<TicketEvent<Way>, { type: 'submit' }>): TicketState<Way> {
  if (event.stop !== undefined) return { kind: 'stopped', stop: event.stop };
  if (event.staleMs !== undefined) return { kind: 'stale', ageMs: event.staleMs };
  return { kind: 'confirm', snapshot: event.snapshot, guards: event.guards, drift: undefined };
}

function confirmed<Way extends AnyWay>(
  state: Extract<TicketState<Way>, { kind: 'confirm' }>,
  event: Extract<TicketEvent<Way>, { type: 'confirm' }>,
): TicketState<Way> {
  if (event.stop !== undefined) return { kind: 'stopped', stop: event.stop };
  if (event.staleMs !== undefined) return { kind: 'stale', ageMs: event.staleMs };
  const { snapshot } = state;
  if (
    snapshot.reference === undefined ||
    event.last === undefined ||
    !hasDrifted(snapshot.reference, event.last, event.driftLimit)
  ) {
    return { kind: 'sending', snapshot };
  }
  return {
    ...state,
    snapshot: event.requoted ?? { ...snapshot, reference: event.last },
    drift: { from: snapshot.reference, to: event.last },
  };
}
