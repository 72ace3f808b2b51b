import type { KeptRequest } from './kept-requests.ts';
import { verdictOn, type Verdict } from './verdict.ts';
import { viewOf, type Recorded, type Way } from './way.ts';

/** Records and balance may lag: after this many looks, `unknown` may be reported. */
const patientLooks = 3;
const firstPauseMs = 1500;
/** After the moment of decision only reading can have failed: it is tried again until something is known. */
const lateLookMs = 15_000;
/** Records and balance that take longer count as not read: the person is told, and can go on. */
const patienceForViewMs = 8000;

const unread = { rows: undefined, available: undefined } as const;

export interface Lookout<Row extends Recorded> {
  /** How long the request may still take effect, ms. */
  heldMs(): number;
  pause(delayMs: number): Promise<void>;
  /** The request is still the current one. */
  isOpen(): boolean;
  tell(verdict: Verdict<Row>): void;
}

/** 0, then 1.5 s, doubled each time; after the first looks never past the moment of decision. */
function pauseBefore(index: number, heldMs: number): number {
  const pauseMs = index === 0 ? 0 : firstPauseMs * 2 ** (index - 1);
  return index < patientLooks ? pauseMs : Math.min(pauseMs, heldMs);
}

/** Reads records and balance once and returns the verdict. */
async function lookOnce<Wish, Row extends Recorded>(
  way: Way<Wish, Row>,
  { wish, before }: KeptRequest<Wish>,
  { heldMs, pause }: Pick<Lookout<Row>, 'heldMs' | 'pause'>,
): Promise<Verdict<Row>> {
  // Computed before reading: records from before that moment prove nothing.
  const isDecided = heldMs() === 0;
  try {
    const after = await Promise.race([viewOf(way, wish), pause(patienceForViewMs).then(() => unread)]);
    const verdict = verdictOn(way, { wish, before, after, isDecided });
    return verdict.kind === 'unknown' ? { ...verdict, isOver: isDecided } : verdict;
  } catch {
    // Records that cannot be compared prove nothing.
    return { kind: 'unknown', isOver: isDecided };
  }
}

/** Looks once, and tells. */
export async function checkOn<Wish, Row extends Recorded>(
  way: Way<Wish, Row>,
  request: KeptRequest<Wish>,
  lookout: Lookout<Row>,
): Promise<void> {
  const verdict = await lookOnce(way, request, lookout);
  if (lookout.isOpen()) lookout.tell(verdict);
}

/**
 * Looks until the request is found or decided. From the third look on it reports `unknown` each time until it is over,
 * and keeps looking: the network may be back later.
 */
export async function lookFor<Wish, Row extends Recorded>(
  way: () => Way<Wish, Row>,
  request: KeptRequest<Wish>,
  { heldMs, pause, isOpen, tell }: Lookout<Row>,
): Promise<void> {
  let isOver = false;
  for (let index = 0; isOpen(); index += 1) {
    await pause(isOver ? lateLookMs : pauseBefore(index, heldMs()));
    if (!isOpen()) return;
    const isPatient = index + 1 < patientLooks;
    const isLast = heldMs() === 0 && !isPatient;
    const verdict = await lookOnce(way(), request, { heldMs, pause });
    if (!isOpen()) return;
    const isKnown = verdict.kind !== 'unknown';
    if (verdict.kind === 'found' || (!isPatient && (isKnown || !isOver))) tell(verdict);
    if (isLast && isKnown) return;
    isOver ||= isLast;
  }
}
