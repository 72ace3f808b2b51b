/** One row of a list, as a watcher saw it. */
export interface Sighting {
  readonly id: string;
  /** Changes with everything that is worth telling, and with nothing else. */
  readonly stage: string;
  /** It can still change. */
  readonly isOpen: boolean;
  /** Its present stage is worth telling. */
  readonly isNews: boolean;
  /** The server's wall time of the last change, `YYYY-MM-DD HH:MM:SS`; undefined where it does not say. */
  readonly movedAt: string | undefined;
  /** It changed after it was made, or away from the page where it was asked for: news even if it was never seen before. */
  readonly hasWaited: boolean;
  /** Where it can be found later, in the words of its watcher. */
  readonly place: string;
}

export interface KnownThing extends Pick<Sighting, 'stage' | 'isOpen' | 'place'> {
  /** How often it was looked for without being found. */
  readonly misses: number;
}

/** What is known of one subject since the last look. */
export interface Watched {
  /** The newest change that was seen, by the server's wall time; empty without one. */
  readonly since: string;
  readonly things: Readonly<Record<string, KnownThing>>;
}

export interface Found {
  readonly sighting: Sighting;
  /** It happened at once, where it was asked for: kept in the list, and not told. */
  readonly isQuiet: boolean;
}

/**
 * What has happened since the last look. Only rows that say so are news: a row that is missing from a list, unreadable or
 * not sent, says nothing. The first look on a device only learns, but for what has happened since the page began.
 */
export function newsIn(
  watched: Watched | undefined,
  sightings: readonly Sighting[],
  isOfVisit: (movedAt: string) => boolean,
): readonly Found[] {
  return sightings.flatMap((sighting) => {
    const { movedAt, stage, isNews } = sighting;
    const before = watched?.things[sighting.id];
    if (!isNews || before?.stage === stage) return [];
    if (before !== undefined) return [{ sighting, isQuiet: false }];
    const isNew = movedAt !== undefined && (watched === undefined ? isOfVisit(movedAt) : movedAt >= watched.since);
    return isNew ? [{ sighting, isQuiet: !sighting.hasWaited }] : [];
  });
}

/** Servers forget orders; what is never found again is not looked for forever. */
const mostMisses = 20;

/** What is known after a look: the rows that were seen, and what may still change and was not among them. */
export function learned(watched: Watched | undefined, sightings: readonly Sighting[]): Watched {
  const seen = new Set(sightings.map(({ id }) => id));
  const unseen = Object.entries(watched?.things ?? {})
    .filter(([id, { isOpen, misses }]) => isOpen && !seen.has(id) && misses < mostMisses)
    .map(([id, thing]) => [id, { ...thing, misses: thing.misses + 1 }] as const);
  const fresh = sightings.map(({ id, stage, isOpen, place }) => [id, { stage, isOpen, place, misses: 0 }] as const);
  const moments = sightings.flatMap(({ movedAt }) => movedAt ?? []);
  const since = [watched?.since ?? '', ...moments].toSorted().at(-1) ?? '';
  return { since, things: Object.fromEntries([...unseen, ...fresh]) };
}

/** What may still change and is not among rows that were read. */
export const missingFrom = (
  watched: Watched | undefined,
  rows: readonly { readonly id: string }[],
): readonly (readonly [id: string, place: string])[] => {
  const seen = new Set(rows.map(({ id }) => id));
  return Object.entries(watched?.things ?? {})
    .filter(([id, { isOpen }]) => isOpen && !seen.has(id))
    .map(([id, { place }]) => [id, place] as const);
};
