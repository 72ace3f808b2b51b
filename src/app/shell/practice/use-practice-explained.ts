import { useState } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import { KeyValueStorage } from '../../../core/platform/storage.ts';

const storageKey = 'practice.explained';

/** Whether this device has shown how practice differs. */
export function usePracticeExplained(): { readonly isKnown: boolean; readonly remember: () => void } {
  const storage = usePort(KeyValueStorage);
  const [isKnown, setIsKnown] = useState(() => storage.read(storageKey) === 'yes');
  const remember = (): void => {
    storage.write(storageKey, 'yes');
    setIsKnown(true);
  };
  return { isKnown, remember };
}
