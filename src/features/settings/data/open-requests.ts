import { usePort } from '../../../core/di/use-port.ts';
import { PersonalStorage } from '../../../core/platform/personal-storage.ts';
import { personPrefix } from '../../../core/session/what-stays.ts';
import { useSession } from '../../../core/session/use-session.ts';

type Area = Pick<Storage, 'length' | 'key'>;

/** A line of a kept request whose outcome is open: its id, then its phase. */
const openLine = /^\["[^"]*","(?:sent|lost|failed)[|"]/m;

/** The names below the prefix of the person's storage, of every server. */
const namesIn = (area: Area): readonly string[] =>
  Array.from({ length: area.length }, (_, index) => area.key(index) ?? '').flatMap((key) => {
    const place = key.indexOf(personPrefix);
    return place === -1 ? [] : key.slice(place + personPrefix.length);
  });

/** Whether a request of the person who is here has no outcome yet, as far as this device keeps it. */
export function useHasOpenRequest(): () => boolean {
  const personal = usePort(PersonalStorage);
  const { userId = '' } = useSession();
  return () => {
    try {
      return namesIn(localStorage).some((name) => {
        const kept = /\.sent\./.test(name) && !name.endsWith('.aside') ? personal.read(name) : undefined;
        const owner = `${userId}|`;
        return kept?.startsWith(owner) === true && openLine.test(kept.slice(owner.length));
      });
    } catch {
      // A device that forbids storage keeps nothing.
      return false;
    }
  };
}
