import type { KeptRequest } from './kept-requests.ts';
import { verdictOn, type Verdict } from './verdict.ts';
import { viewOf, type Recorded, type Way } from './way.ts';

/** A server that shows nothing of a request so long after it was sent has not done it, ms. */
export const decidedAfterMs = 30_000;
/** Records and balance may lag: so many looks are made before anything but `found` is told. */
const patientLooks = 3;
const firstPauseMs = 1500;

export interface Lookout<Row extends Recorded> {
  /** How long the request may still take effect, ms. */
  heldMs(): number;
  pause(delayMs: number): Promise<void>;
  /** The request is still the one that is asked about. */
  isOpen(): boolean;
  tell(verdict: Verdict<Row>): void;
}

/** 0, then 1.5 s, doubled each time; after the patient looks never past the moment at which it is decided. */
function pauseBefore(index: number, heldMs: number): number {
  const pauseMs = index === 0 ? 0 : firstPauseMs * 2 ** (index - 1);
  return index < patientLooks ? pauseMs : Math.min(pauseMs, heldMs);
}

/** Reads records and balance once and says what they show. */
export async function lookOnce<Wish, Row extends Recorded>(
  way: Way<Wish, Row>,
  { wish, before }: KeptRequest<Wish>,
  heldMs: () => number,
): Promise<Verdict<Row>> {
  // Asked before reading: records from before that moment prove nothing.
  const isDecided = heldMs() === 0;
  try {
    const verdict = verdictOn(way, { wish, before, after: await viewOf(way, wish), isDecided });
    return verdict.kind === 'unknown' ? { ...verdict, isOver: isDecided } : verdict;
  } catch {
    // Records that cannot be compared tell nothing.
    return { kind: 'unknown', isOver: isDecided };
  }
}

/** A server that tells its records so late is believed what it said. */
const briefMs = 5000;

/** One look that no one waits long for: undefined where the records do not come in time. */
export const lookBriefly = <Wish, Row extends Recorded>(
  way: Way<Wish, Row>,
  request: KeptRequest<Wish>,
  around: { pause(delayMs: number): Promise<void> },
): Promise<Verdict<Row> | undefined> =>
  Promise.race([lookOnce(way, request, () => 0), around.pause(briefMs).then(() => undefined)]);

/** Looks until the request is seen or decided. From the third look on it tells `unknown` each time, and keeps looking. */
export async function lookFor<Wish, Row extends Recorded>(
  way: () => Way<Wish, Row>,
  request: KeptRequest<Wish>,
  { heldMs, pause, isOpen, tell }: Lookout<Row>,
): Promise<void> {
  for (let index = 0; isOpen(); index += 1) {
    await pause(pauseBefore(index, heldMs()));
    if (!isOpen()) return;
    const isPatient = index + 1 < patientLooks;
    const isLast = heldMs() === 0 && !isPatient;
    const verdict = await lookOnce(way(), request, heldMs);
    if (!isOpen()) return;
    if (verdict.kind === 'found' || !isPatient) tell(verdict);
    if (isLast) return;
  }
}
