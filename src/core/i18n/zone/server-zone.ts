import { placeServerTimes } from '../format.ts';
import { momentOf } from '../server-moment.ts';
import { isTimeZone } from './time-zone.ts';

/** Below this the device keeps the zone that a server has shown, until the session ends: it was an order that showed it. */
const zoneKeyOf = (apiBase: string): string => `zone.${apiBase}`;

/** What the device keeps. */
export interface ZoneStorage {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
}

export interface ZoneSource {
  readonly apiBase: string;
  /** As configured. */
  readonly serverTimeZone?: string | undefined;
}

/** The zone in which the server writes its times: as configured, otherwise as a fresh order has shown it on this device. */
export function readServerZone(
  { apiBase, serverTimeZone }: ZoneSource,
  storage: Pick<ZoneStorage, 'read'>,
): string | undefined {
  if (serverTimeZone !== undefined) return serverTimeZone;
  const shown = storage.read(zoneKeyOf(apiBase));
  return shown !== undefined && isTimeZone(shown) ? shown : undefined;
}

let present: string | undefined;

/** The zone in which times of the server are read; undefined as long as it is not known. */
export const presentServerZone = (): string | undefined => present;

/** From now on times of the server are read in this zone, and shown by the clock of the device. */
export function placeTimesOf(zone: string | undefined): void {
  present = zone;
  placeServerTimes(zone === undefined ? undefined : (text) => momentOf(text, zone));
}

/** Keeps the zone that the server has shown. */
export function keepShownZone(source: ZoneSource, storage: Pick<ZoneStorage, 'read' | 'write'>, zone: string): void {
  storage.write(zoneKeyOf(source.apiBase), zone);
  placeTimesOf(readServerZone(source, storage));
}

/** The server is another one. */
export const forgetShownZone = ({ apiBase }: Pick<ZoneSource, 'apiBase'>, storage: Pick<ZoneStorage, 'remove'>): void =>
  storage.remove(zoneKeyOf(apiBase));
