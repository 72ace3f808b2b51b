import { useCallback } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { zoneShownBy } from '../../../../core/i18n/shown-zone.ts';
import { ServerClock } from '../../../../core/ports/clock.ts';
import { KeyValueStorage } from '../../../../core/ports/storage.ts';
import { isTimeZone } from '../../../../core/i18n/time-zone.ts';

const keyOf = (apiBase: string): string => `dialect.zone.${apiBase}`;

/** The zone in which the server writes its times: as configured, otherwise as a fresh order has shown it. */
export function useServerZone(): string | undefined {
  const { apiBase, serverTimeZone } = useRuntimeConfig();
  const shown = usePort(KeyValueStorage).read(keyOf(apiBase));
  return serverTimeZone ?? (shown !== undefined && isTimeZone(shown) ? shown : undefined);
}

/** Takes the time that the server has just written on something new. */
export function useLearnServerZone(): (text: string) => void {
  const { apiBase } = useRuntimeConfig();
  const storage = usePort(KeyValueStorage);
  const clock = usePort(ServerClock);
  return useCallback(
    (text) => {
      const zone = zoneShownBy(text, clock.now());
      if (zone !== undefined) storage.write(keyOf(apiBase), zone);
    },
    [storage, clock, apiBase],
  );
}
