import { useCallback } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { isTimeZone } from '../../../../core/i18n/time-zone.ts';

/** Below this the device keeps the zone that a server has shown, until the session ends: it was an order that showed it. */
export const zoneKeyOf = (apiBase: string): string => `zone.${apiBase}`;

/** The zone in which the server writes its times, asked when it is needed: as configured, otherwise as a fresh order has shown it. */
export function useReadServerZone(): () => string | undefined {
  const { apiBase, serverTimeZone } = useRuntimeConfig();
  const storage = usePort(KeyValueStorage);
  return useCallback(() => {
    const shown = storage.read(zoneKeyOf(apiBase));
    return serverTimeZone ?? (shown !== undefined && isTimeZone(shown) ? shown : undefined);
  }, [apiBase, serverTimeZone, storage]);
}

/** The same, as it is known while drawing. */
export const useServerZone = (): string | undefined => useReadServerZone()();
