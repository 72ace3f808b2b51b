/** The names of all caches of one program begin so; another folder of the same host may hold another program. */
export const copiesPrefix = (scope: string): string => `tandem ${scope} `;

/** Forgets every version of the program. Nothing that a person has stored is in these caches. */
export async function forgetCopies(caches: Pick<CacheStorage, 'keys' | 'delete'>, scope: string): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(copiesPrefix(scope)));
  await Promise.all(own.map((name) => caches.delete(name)));
}
