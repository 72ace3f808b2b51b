import type { PersonalStorage } from '../platform/personal-storage.ts';
import type { Note } from './kept-requests.ts';

const ownerMark = '|';
/** Where the text begins, behind its owner. What names none belongs to the person who is here: if unreadable, it goes aside. */
const startIn = (kept: string): number => (kept.startsWith('[') ? 0 : kept.indexOf(ownerMark) + ownerMark.length);

/**
 * A text of the person who is here: it outlives the page, and every tab reads the same. What another person has left open here moves aside when this person sends, and its
 * owner finds it again.
 */
export function noteOf(storage: PersonalStorage, key: string, userId: string | undefined): Note {
  const ownerIn = (kept: string): string => kept.slice(0, Math.max(0, startIn(kept) - ownerMark.length));
  const besideOf = (owner: string): string => `${key}.of.${owner}`;
  // Until the person is known, what names an owner is shown to no one.
  const isForeign = (owner: string): boolean => owner !== '' && owner !== userId;
  const putBeside = (): void => {
    const kept = storage.read(key);
    const owner = kept === undefined ? '' : ownerIn(kept);
    if (kept !== undefined && isForeign(owner)) storage.write(besideOf(owner), kept);
  };
  return {
    read: () => {
      const here = storage.read(key);
      const beside = userId === undefined ? undefined : storage.read(besideOf(userId));
      const own = [beside, here === undefined || isForeign(ownerIn(here)) ? undefined : here];
      const texts = own.flatMap((kept) => kept?.slice(startIn(kept)) ?? []);
      return texts.length === 0 ? undefined : texts.join('\n');
    },
    write: (text) => {
      putBeside();
      storage.write(key, `${userId ?? ''}${ownerMark}${text}`);
      if (userId !== undefined) storage.remove(besideOf(userId));
    },
    remove: () => {
      putBeside();
      storage.remove(key);
      if (userId !== undefined) storage.remove(besideOf(userId));
    },
    aside: () => noteOf(storage, `${key}.aside`, userId),
    watch: (listener) =>
      storage.watch((changed) => {
        if (changed === key || changed === '') listener();
      }),
  };
}
