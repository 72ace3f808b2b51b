import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { RuntimeConfig } from '../core/config/runtime-config.ts';
import { forgetShownZone, placeTimesOf, readServerZone, type ZoneStorage } from '../core/i18n/zone/server-zone.ts';
import type { DialectName } from '../core/domain/server/dialect-name.ts';
import type { DialectSource } from '../core/platform/dialect-source.ts';

type Zoned = Pick<RuntimeConfig, 'apiBase' | 'serverTimeZone'>;

/** The demo knows the zone of its own server alone. In the words of another family it is found out, as in front of one. */
export const zonedAs = <T extends Zoned>(config: T, family: DialectName): T =>
  family === 'standard' ? config : { ...config, serverTimeZone: undefined };

/** The configuration of the demo, for the family that its world speaks like. */
export function useZonedDemo(config: RuntimeConfig, dialect: DialectSource): RuntimeConfig {
  const watch = useCallback((changed: () => void) => dialect.watch(changed), [dialect]);
  const family = useSyncExternalStore(watch, () => dialect.name());
  return useMemo(() => zonedAs(config, family), [config, family]);
}

/** Reads the times of the demo in the zone of the present family; what another one has shown is forgotten. */
export function followZoneOfDemo(config: Zoned, storage: ZoneStorage, dialect: DialectSource): void {
  const place = (): void => placeTimesOf(readServerZone(zonedAs(config, dialect.name()), storage));
  place();
  dialect.watch(() => {
    forgetShownZone(config, storage);
    place();
  });
}
