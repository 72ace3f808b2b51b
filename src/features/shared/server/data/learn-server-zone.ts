import { useCallback, useEffect, useRef } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { keepShownZone } from '../../../../core/i18n/zone/server-zone.ts';
import { zoneShownBy } from '../../../../core/i18n/zone/shown-zone.ts';
import { ServerClock } from '../../../../core/time/clock.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';

/** Takes the time that the server has just written on something new. */
export function useLearnServerZone(): (text: string) => void {
  const { apiBase, serverTimeZone } = useRuntimeConfig();
  const storage = usePort(KeyValueStorage);
  const clock = usePort(ServerClock);
  return useCallback(
    (text) => {
      const zone = zoneShownBy(text, clock.now());
      if (zone !== undefined) keepShownZone({ apiBase, serverTimeZone }, storage, zone);
    },
    [storage, clock, apiBase, serverTimeZone],
  );
}

/** The state of an order that may just have been placed. */
interface PlacedState {
  readonly kind: string;
  readonly snapshot?: { readonly id: string };
  readonly wasLost?: boolean;
}

/**
 * Takes the time that the server wrote on an order which appears in its list while the person waits for it. One that was
 * there before, or was looked for after its answer was lost, may be of any time.
 */
export function useZoneOfPlaced(state: PlacedState, writtenAt: string | undefined): void {
  const learn = useLearnServerZone();
  const awaited = useRef<string>(undefined);
  const { kind, snapshot, wasLost = false } = state;
  const id = wasLost ? undefined : snapshot?.id;
  useEffect(() => {
    if (kind === 'sending' || (kind === 'placed' && writtenAt === undefined)) awaited.current = id;
    if (kind !== 'placed' || writtenAt === undefined || id === undefined || awaited.current !== id) return;
    awaited.current = undefined;
    learn(writtenAt);
  }, [kind, id, writtenAt, learn]);
}
