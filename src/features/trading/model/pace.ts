/** What a person has set for themselves on this device. */
export interface Pace {
  /** Most options within 24 hours; undefined for no limit. */
  readonly limit: number | undefined;
  /** A limit that was raised or taken away: it holds from then on, epoch ms. */
  readonly raise: { readonly limit: number | undefined; readonly from: number } | undefined;
  /** A break lasts until then, epoch ms. */
  readonly lockedUntil: number | undefined;
  /** The last time they said that they had read the notice about losses: the option it was about. */
  readonly seenLoss: string | undefined;
  /** When options were opened here, epoch ms, oldest first. */
  readonly opened: readonly number[];
}

const dayMs = 86_400_000;
/** So many losses one after the other bring the notice. */
export const lossesBeforeNotice = 5;
export const largestLimit = 999;

export const freePace: Pace = {
  limit: undefined,
  raise: undefined,
  lockedUntil: undefined,
  seenLoss: undefined,
  opened: [],
};

/** As it is at `now`: what is over is gone, what waited a day holds. */
export function paceAt(pace: Pace, now: number): Pace {
  const isRaised = pace.raise !== undefined && pace.raise.from <= now;
  return {
    ...pace,
    limit: isRaised ? pace.raise?.limit : pace.limit,
    raise: isRaised ? undefined : pace.raise,
    lockedUntil: pace.lockedUntil !== undefined && pace.lockedUntil > now ? pace.lockedUntil : undefined,
    opened: pace.opened.filter((at) => at > now - dayMs && at <= now),
  };
}

const isLower = (limit: number | undefined, than: number | undefined): boolean =>
  limit !== undefined && (than === undefined || limit <= than);

/** A lower limit holds at once, a higher one after 24 hours: nobody talks themselves out of it in the heat. */
export function withLimit(pace: Pace, limit: number | undefined, now: number): Pace {
  const present = paceAt(pace, now);
  return isLower(limit, present.limit) || limit === present.limit
    ? { ...present, limit, raise: undefined }
    : { ...present, raise: { limit, from: now + dayMs } };
}

/** A break only grows. */
export const withBreak = (pace: Pace, lengthMs: number, now: number): Pace => ({
  ...paceAt(pace, now),
  lockedUntil: Math.max(pace.lockedUntil ?? 0, now + lengthMs),
});

export const withOpened = (pace: Pace, now: number): Pace => {
  const present = paceAt(pace, now);
  return { ...present, opened: [...present.opened, now] };
};

export type PaceStop =
  | { readonly kind: 'break'; readonly until: number }
  /** `until` is when the oldest option of the day is a day old. */
  | { readonly kind: 'limit'; readonly limit: number; readonly until: number };

/** Why no option may be opened here now; undefined when one may. */
export function stopOf(pace: Pace, now: number): PaceStop | undefined {
  const { lockedUntil, limit, opened } = paceAt(pace, now);
  if (lockedUntil !== undefined) return { kind: 'break', until: lockedUntil };
  if (limit === undefined || opened.length < limit) return undefined;
  return { kind: 'limit', limit, until: (opened[opened.length - limit] ?? now) + dayMs };
}

const none = '';
const written = (value: number | undefined): string => (value === undefined ? none : String(value));

export const writePace = ({ limit, raise, lockedUntil, seenLoss, opened }: Pace): string =>
  [
    written(limit),
    raise === undefined ? none : `${written(raise.limit)}@${raise.from}`,
    written(lockedUntil),
    seenLoss ?? none,
    opened.join(','),
  ].join('|');

const countIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/** What was kept; what is not understood is as if it had never been set. */
export function readPace(kept: string | undefined): Pace {
  const [limit, raise = '', lockedUntil, seenLoss = '', opened = ''] = kept?.split('|') ?? [];
  const [raised, from] = raise.split('@');
  const fromMs = countIn(from);
  return {
    limit: countIn(limit),
    raise: fromMs === undefined ? undefined : { limit: countIn(raised), from: fromMs },
    lockedUntil: countIn(lockedUntil),
    seenLoss: seenLoss === none ? undefined : seenLoss,
    opened: opened.split(',').flatMap((text) => countIn(text) ?? []),
  };
}
