import { useCallback, useState } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';

const phraseKey = 'safetyPhrase';

export const phraseMax = 40;

/** Words that the person has chosen to know this app by, kept on this device alone; empty when there are none. */
export function useSafetyPhrase(): readonly [phrase: string, keep: (phrase: string) => void] {
  const storage = usePort(KeyValueStorage);
  const [phrase, setPhrase] = useState(() => storage.read(phraseKey) ?? '');
  const keep = useCallback(
    (next: string) => {
      const kept = next.trim().slice(0, phraseMax);
      if (kept === '') storage.remove(phraseKey);
      else storage.write(phraseKey, kept);
      setPhrase(kept);
    },
    [storage],
  );
  return [phrase, keep];
}
