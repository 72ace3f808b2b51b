/** The prefix of everything that this app stores on a device, for every server. */
const ownPrefix = 'tandem';
/** They sign a person in, or open the lock: no file contains them. */
const secrets: readonly RegExp[] = [/\.token$/, /\.lock$/];

type Area = Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>;

/** Where this app keeps something; undefined where the device forbids it. */
export interface DevicePlaces {
  readonly areas: readonly Area[];
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
  readonly databases: Pick<IDBFactory, 'databases' | 'deleteDatabase'> | undefined;
}

const namesIn = (area: Area): readonly string[] =>
  Array.from({ length: area.length }, (_, index) => area.key(index) ?? '').filter((name) => name.startsWith(ownPrefix));

/** Name and text of all stored data, except secrets of the account and the lock. */
export const deviceEntries = ({ areas }: Pick<DevicePlaces, 'areas'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    areas
      .flatMap((area) => namesIn(area).map((name) => [name, area.getItem(name) ?? ''] as const))
      .filter(([name]) => !secrets.some((secret) => secret.test(name)))
      .toSorted(([left], [right]) => (left < right ? -1 : 1)),
  );

const removeEntries = ({ areas }: DevicePlaces): void => {
  for (const area of areas) for (const name of namesIn(area)) area.removeItem(name);
};

async function dropCaches({ caches }: DevicePlaces): Promise<void> {
  if (caches === undefined) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(ownPrefix)).map((name) => caches.delete(name)));
}

async function dropDatabases({ databases }: DevicePlaces): Promise<void> {
  // An open database is deleted when its last page closes, so nothing waits for it.
  for (const { name } of (await databases?.databases()) ?? [])
    if (name?.startsWith(ownPrefix) === true) databases?.deleteDatabase(name);
}

/** Removes all data of this app and nothing else. Never fails: data that the device refuses to remove stays. */
export async function wipeDevice(places: DevicePlaces): Promise<void> {
  await Promise.allSettled([dropCaches(places), dropDatabases(places)]);
  removeEntries(places);
}

const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** Of this page. Reading `localStorage` alone throws where the person forbids it. */
export const thisDevice = (): DevicePlaces => ({
  areas: [attempt(() => window.localStorage), attempt(() => window.sessionStorage)].filter(
    (area) => area !== undefined,
  ),
  caches: 'caches' in window ? window.caches : undefined,
  databases: attempt(() => window.indexedDB),
});
