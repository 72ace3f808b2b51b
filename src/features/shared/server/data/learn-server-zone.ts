import { useCallback } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { zoneShownBy } from '../../../../core/i18n/shown-zone.ts';
import { ServerClock } from '../../../../core/ports/clock.ts';
import { KeyValueStorage } from '../../../../core/ports/storage.ts';
import { zoneKeyOf } from './use-server-zone.ts';

/** Takes the time that the server has just written on something new. */
export function useLearnServerZone(): (text: string) => void {
  const { apiBase } = useRuntimeConfig();
  const storage = usePort(KeyValueStorage);
  const clock = usePort(ServerClock);
  return useCallback(
    (text) => {
      const zone = zoneShownBy(text, clock.now());
      if (zone !== undefined) storage.write(zoneKeyOf(apiBase), zone);
    },
    [storage, clock, apiBase],
  );
}
