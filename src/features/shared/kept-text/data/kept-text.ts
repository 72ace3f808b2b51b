import { useCallback, useState } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';

/** A small text stored on this device; the model gives it a meaning. */
export function useKeptText(key: string): readonly [string | undefined, (text: string | undefined) => void] {
  const storage = usePort(KeyValueStorage);
  const [text, setText] = useState(() => storage.read(key));
  const keep = useCallback(
    (next: string | undefined) => {
      if (next === undefined) storage.remove(key);
      else storage.write(key, next);
      setText(next);
    },
    [storage, key],
  );
  return [text, keep];
}
