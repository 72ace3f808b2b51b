import { forgetShownZone, placeTimesOf, readServerZone, type ZoneStorage } from '../../core/i18n/zone/server-zone.ts';
import type { DialectSource } from '../../core/platform/dialect-source.ts';
import { zonedAs, type Zoned } from './zone-of-demo.ts';

/** Reads the times of the demo in the zone of the present family; what another one has shown is forgotten. */
export function followZoneOfDemo(config: Zoned, storage: ZoneStorage, dialect: DialectSource): void {
  const place = (): void => placeTimesOf(readServerZone(zonedAs(config, dialect.name()), storage));
  place();
  dialect.watch(() => {
    forgetShownZone(config, storage);
    place();
  });
}
