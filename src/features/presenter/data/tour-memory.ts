import { useState } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import { KeyValueStorage } from '../../../core/platform/storage.ts';

const storageKey = 'tour';

/** Whether this device has been offered the tour: it offers itself once and never again. */
export function useTourMemory(): { readonly isKnown: boolean; readonly remember: () => void } {
  const storage = usePort(KeyValueStorage);
  const [isKnown, setIsKnown] = useState(() => storage.read(storageKey) === 'known');
  const remember = (): void => {
    storage.write(storageKey, 'known');
    setIsKnown(true);
  };
  return { isKnown, remember };
}
