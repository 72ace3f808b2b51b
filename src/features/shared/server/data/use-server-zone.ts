import { useCallback, useSyncExternalStore } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { watchServerTimes } from '../../../../core/i18n/format.ts';
import { presentServerZone } from '../../../../core/i18n/zone/server-zone.ts';

/** The zone in which the server writes its times, asked when it is needed: as configured, otherwise as an order has shown it. */
export function useReadServerZone(): () => string | undefined {
  const { serverTimeZone } = useRuntimeConfig();
  return useCallback(() => serverTimeZone ?? presentServerZone(), [serverTimeZone]);
}

/** The same while drawing; drawn again when the server has shown its zone. */
export const useServerZone = (): string | undefined => useSyncExternalStore(watchServerTimes, useReadServerZone());
