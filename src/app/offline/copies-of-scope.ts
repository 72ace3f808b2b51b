/** The prefix of this program's caches; another folder of the same host may hold another program. */
export const copiesPrefix = (scope: string): string => `tandem ${scope} `;

/** Deletes every cached version of the program. These caches contain no personal data. */
export async function forgetCopies(caches: Pick<CacheStorage, 'keys' | 'delete'>, scope: string): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(copiesPrefix(scope)));
  await Promise.all(own.map((name) => caches.delete(name)));
}
