import type { SpotWay } from './order-snapshot.ts';
import type { AnyWay, WayRules } from './order-way.ts';
import { placementOutcome, type AccountBefore, type AccountView } from './placement-outcome.ts';
import type { PlacementOutcome } from './ticket-state.ts';

/** An order that was sent, with what finding out about it takes should its answer be lost. */
export interface LostPlacement<Way extends AnyWay = SpotWay> {
  readonly snapshot: Way['sent'];
  readonly before: AccountBefore;
  /** Epoch ms of the device. */
  readonly sentAt: number;
  /** The server has answered with an error: it holds the request no longer. */
  readonly isAnswered: boolean;
  /** No usable answer came; false while one may still come to the tab that has sent it. */
  readonly isLost: boolean;
}

/** What looking needs of its surroundings. */
export interface Lookout<Way extends AnyWay = SpotWay> {
  readonly rules: Pick<WayRules<Way>, 'isTwin'>;
  now(): number;
  pause(delayMs: number): Promise<void>;
  /** Never rejects: what cannot be read is undefined. */
  readView(snapshot: Way['sent']): Promise<AccountView<Way>>;
  /** The order is still the one that is being asked about. */
  isOpen(): boolean;
  tell(outcome: PlacementOutcome<Way>): void;
}

/** The transport gives up after this long, and no slow network or server is expected to hold a request longer. */
export const heldAtMostMs = 60_000;
/** Lists and balance may lag behind an order for a moment: so many looks are made before anything but `placed` is told. */
const patientLooks = 3;
const firstPauseMs = 1500;

/** How long the request may still take effect, ms. */
const stillHeldMs = ({ sentAt, isAnswered }: Pick<LostPlacement, 'sentAt' | 'isAnswered'>, now: number): number =>
  isAnswered ? 0 : Math.max(0, sentAt + heldAtMostMs - now);

/** 0, then 1.5 s, doubled each time; after the patient looks never past the moment at which it is decided. */
export function pauseBeforeLook(index: number, heldMs: number): number {
  const pauseMs = index === 0 ? 0 : firstPauseMs * 2 ** (index - 1);
  return index < patientLooks ? pauseMs : Math.min(pauseMs, heldMs);
}

/** Reads the account once and says what it shows. */
export async function lookOnce<Way extends AnyWay>(
  placement: LostPlacement<Way>,
  lookout: Lookout<Way>,
): Promise<PlacementOutcome<Way>> {
  // Asked before reading: a list from before that moment proves nothing.
  const isDecided = stillHeldMs(placement, lookout.now()) === 0;
  const { snapshot, before } = placement;
  return placementOutcome(lookout.rules, { snapshot, before, after: await lookout.readView(snapshot), isDecided });
}

/**
 * Looks until the order is seen or its request is decided. From the third look on it tells `unknown` each time, and
 * keeps looking; it ends early when the order is no longer asked about.
 */
export async function watchPlacement<Way extends AnyWay>(
  placement: LostPlacement<Way>,
  lookout: Lookout<Way>,
): Promise<void> {
  for (let index = 0; lookout.isOpen(); index += 1) {
    await lookout.pause(pauseBeforeLook(index, stillHeldMs(placement, lookout.now())));
    if (!lookout.isOpen()) return;
    const isLast = stillHeldMs(placement, lookout.now()) === 0 && index + 1 >= patientLooks;
    const outcome = await lookOnce(placement, lookout);
    if (!lookout.isOpen()) return;
    if (outcome.kind === 'placed' || index + 1 >= patientLooks) lookout.tell(outcome);
    if (outcome.kind === 'placed' || isLast) return;
  }
}
