import { useCallback, useEffect, useState } from 'react';
import { lackingKey } from '../../../../core/config/found-products.ts';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { Clock } from '../../../../core/time/clock.ts';
import type { Operation } from '../../../../core/platform/http-transport.ts';
import { KnownCalls } from '../../../../core/platform/known-calls.ts';
import { ServerInfo } from '../../../../core/platform/server-info.ts';
import { ServerOffer } from '../../../../core/platform/server-offer.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { keptTextOf } from '../../kept-text/data/shared-text.ts';
import { lackingEntriesKey } from '../../../../core/config/found-entries.ts';
import { entryCalls } from './entry-calls.ts';
import { areaLists } from './area-lists.gen.ts';
import { useServerFamily } from './use-server-family.ts';

type Calls = readonly (readonly [string, Operation])[];

/** By then the page has loaded its data. A server never asked before is asked at once: until then nothing is sure. */
const settledMs = 5000;
/** Entries of a server never asked before wait at most this long; what is not known to be lacking by then counts as there. */
const longestMs = 8000;

/** What every page shows comes first, then the lists that most areas wait for. */
function byWeight(calls: Calls): readonly Operation[] {
  const everywhere = calls.find(([area]) => area === 'simulated')?.[1];
  const weight = (list: Operation): number =>
    list === everywhere ? calls.length : calls.filter(([, one]) => one === list).length;
  return calls.map(([, list]) => list).toSorted((left, right) => weight(right) - weight(left));
}

/** What is known by now, beside what was known before. */
const joined = (before: string | undefined, now: string): string =>
  [...new Set(`${before ?? ''} ${now}`.trim().split(' '))].join(' ');

/**
 * Asks the server for everything that the operator has left open and for the calls behind single entries, and stores
 * what is found: of a server never asked before all at once, of another one each lacking area as soon as it is known. `isWanted` asks now, even soon after the last time. Resolves with whether all of
 * it was asked now. Fails: offline, if its code cannot be loaded.
 */
export function useFindOutOffer(): (isWanted?: boolean) => Promise<boolean> {
  const offer = usePort(ServerOffer);
  const known = usePort(KnownCalls);
  const clock = usePort(Clock);
  const storage = usePort(KeyValueStorage);
  const { apiBase, decided } = useRuntimeConfig();
  return useCallback(
    async (isWanted) => {
      const open = areaLists.filter(([area]) => !decided.includes(area));
      const lists = [...byWeight(open), ...Object.values(entryCalls)];
      const lackingIn = (calls: Calls): string =>
        calls.flatMap(([name, call]) => (known.isOffered(call) ? [] : [name])).join(' ');
      const areas = keptTextOf(storage, lackingKey({ apiBase }));
      const write = (): void => {
        keptTextOf(storage, lackingEntriesKey({ apiBase })).write(lackingIn(Object.entries(entryCalls)));
        areas.write(lackingIn(open));
      };
      const isNew = (): boolean => areas.read() === undefined && isWanted !== true;
      const stopWaiting = clock.after(longestMs, () => {
        if (isNew()) write();
      });
      const stopWatching = known.watch(() => {
        if (areas.read() !== undefined) areas.write(joined(areas.read(), lackingIn(open)));
      });
      let isAsked = false;
      try {
        isAsked = await offer.findOut(lists, isWanted);
      } finally {
        stopWatching();
        // Otherwise the page may be about to go, and a guess would stand on the next one from its first picture.
        if (isAsked) {
          stopWaiting();
          write();
        }
      }
      return isAsked;
    },
    [offer, known, clock, storage, apiBase, decided],
  );
}

/**
 * Probes the server's products once a day, a while after the page has loaded, on a first visit at once. The demo's own
 * server has everything, except in another server's dialect, present or past.
 */
export function useOfferFoundOut(): void {
  const clock = usePort(Clock);
  const { kind } = usePort(ServerInfo);
  const family = useServerFamily();
  const storage = usePort(KeyValueStorage);
  const { apiBase } = useRuntimeConfig();
  const findOut = useFindOutOffer();
  const lacked = storage.read(lackingKey({ apiBase }));
  const [waitMs] = useState(lacked === undefined ? 0 : settledMs);
  const hasLacked = (lacked ?? '') !== '';
  const asked = kind === 'network' || family !== 'standard' || hasLacked ? family : undefined;
  useEffect(
    // What cannot be loaded is asked at the next visit.
    () => (asked === undefined ? undefined : clock.after(waitMs, () => void findOut().catch(() => undefined))),
    [clock, asked, waitMs, findOut],
  );
}
