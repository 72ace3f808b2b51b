import type { AppError } from '../../../../core/errors/app-error.ts';
import type { Price, Rate } from '../../../../core/money/amount.ts';
import { isUnderWay, type RequestState } from '../../../../core/sending/request-state.ts';
import type { OwnStop } from '../../../shared/limits/model/own-limits.ts';
import { hasDrifted, type SpotWay } from './order-snapshot.ts';
import type { AnyWay, SnapshotOf } from './order-way.ts';

/**
 * The life of one order between the ticket and the server.
 *
 *   idle ─submit─> stopped | stale | confirm ─confirm─> sending ─> placed | refused | checking ─> placed | not-placed | unknown
 *   unknown ─> checking | placed | not-placed, or ─seen─> idle
 *
 * Up to `confirm` the ticket holds the state; from `sending` on it is the state of a `MoneyRequest`.
 */
export type TicketState<Way extends AnyWay = SpotWay> =
  | ReviewState<Way>
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
      readonly sentAt?: SentAt;
    }
  | { readonly kind: 'refused'; readonly snapshot: Way['sent']; readonly error: AppError }
  | { readonly kind: 'not-placed'; readonly snapshot: Way['sent']; readonly sentAt?: SentAt }
  /** `isChecking`: it is looked for once more. */
  | {
      readonly kind: 'unknown';
      readonly snapshot: Way['sent'];
      readonly sentAt?: SentAt;
      readonly isChecking?: boolean | undefined;
    }
  /** Another tab is sending the same draft, or `isHere` this one, its first, at `sentAt`; nothing was sent from here. */
  | {
      readonly kind: 'elsewhere';
      readonly snapshot: Way['sent'];
      readonly sentAt?: SentAt;
      readonly isHere?: boolean | undefined;
    };

/** Epoch ms of the server, where no answer came at once. */
type SentAt = number | undefined;

/** The states before an order is sent. */
export type ReviewState<Way extends AnyWay = SpotWay> =
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
      readonly drift: Drift | undefined;
    };

interface Drift {
  readonly from: Price;
  readonly to: Price;
}

export interface Submit<Way extends AnyWay = SpotWay> {
  readonly snapshot: SnapshotOf<Way>;
  readonly guards: readonly Way['guard'][];
  readonly staleMs: number | undefined;
  readonly stop?: OwnStop | undefined;
}

export interface Confirm<Way extends AnyWay = SpotWay> {
  /** The last price at this moment. */
  readonly last: Price | undefined;
  readonly driftLimit: Rate;
  /** The same ticket at the present price, for products that quote again after a drift. */
  readonly requoted: SnapshotOf<Way> | undefined;
  /** Set when the market is past what the order carries: that price, and the one it would carry now. */
  readonly passed?: Drift | undefined;
  /** The quote grew old while the sheet was open. */
  readonly staleMs: number | undefined;
  /** A limit was reached meanwhile. */
  readonly stop?: OwnStop | undefined;
}

export const idle = { kind: 'idle' } as const satisfies TicketState;

interface AnyState {
  readonly kind: TicketState['kind'];
}

/** The label of the button while no new order can start; undefined when one can. */
export const busyOf = ({ kind }: AnyState): 'sending' | 'checking' | 'unknown' | undefined =>
  kind === 'sending' || kind === 'checking' || kind === 'unknown' ? kind : undefined;

export const isBusy = (state: AnyState): boolean => busyOf(state) !== undefined;

/** A new order can start: none is on its way, and none is being confirmed. */
export const isFree = (state: AnyState): boolean => !isBusy(state) && state.kind !== 'confirm';

export function submitted<Way extends AnyWay = SpotWay>(asked: Submit<Way>): ReviewState<Way> {
  if (asked.stop !== undefined) return { kind: 'stopped', stop: asked.stop };
  if (asked.staleMs !== undefined) return { kind: 'stale', ageMs: asked.staleMs };
  return { kind: 'confirm', snapshot: asked.snapshot, guards: asked.guards, drift: undefined };
}

/** Undefined without an obstacle: the confirmed order can be sent. */
export function confirmed<Way extends AnyWay = SpotWay>(
  state: Extract<ReviewState<Way>, { kind: 'confirm' }>,
  asked: Confirm<Way>,
): ReviewState<Way> | undefined {
  if (asked.stop !== undefined) return { kind: 'stopped', stop: asked.stop };
  if (asked.staleMs !== undefined) return { kind: 'stale', ageMs: asked.staleMs };
  const { snapshot } = state;
  const drift = driftOf(snapshot.reference, asked) ?? asked.passed;
  if (drift === undefined) return undefined;
  return { ...state, snapshot: asked.requoted ?? { ...snapshot, reference: asked.last }, drift };
}

function driftOf(from: Price | undefined, { last: to, driftLimit }: Confirm<AnyWay>): Drift | undefined {
  if (from === undefined || to === undefined || !hasDrifted(from, to, driftLimit)) return undefined;
  return { from, to };
}

/** An accepted order as the list shows it, and what was sent for it. */
export interface ListedOrder<Way extends AnyWay = SpotWay> {
  readonly sent: Way['sent'];
  readonly order: Way['listed'];
}

/**
 * The state of the ticket: that of the request, if any, otherwise of the review. `listed` is newer than its rows; that of the
 * order before says nothing about this one.
 */
export function ticketStateOf<Way extends AnyWay = SpotWay>(
  review: ReviewState<Way>,
  request: RequestState<Way['sent'], Way['listed']>,
  listed?: ListedOrder<Way>,
): TicketState<Way> {
  if (!isUnderWay(request) && (review.kind === 'stopped' || review.kind === 'stale')) return review;
  switch (request.kind) {
    case 'idle':
      return idle;
    case 'review':
      return review.kind === 'confirm' ? review : idle;
    case 'open':
      return { kind: 'checking', snapshot: request.wish };
    case 'accepted':
    case 'found':
      return {
        kind: 'placed',
        snapshot: request.wish,
        order: listed?.sent === request.wish ? listed.order : request.rows.at(-1),
        wasLost: request.kind === 'found',
        sentAt: request.sentAt,
      };
    case 'refused':
      return { kind: 'refused', snapshot: request.wish, error: request.error };
    case 'not-there':
      return { ...request, kind: 'not-placed', snapshot: request.wish };
    case 'sending':
    case 'unknown':
    case 'elsewhere':
      return { ...request, snapshot: request.wish };
  }
}
