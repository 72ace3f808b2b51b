import { usePort } from '../../../core/di/use-port.ts';
import { KeyValueStorage } from '../../../core/platform/storage.ts';

const storageKey = 'tour';

/** Whether the tour was taken or skipped on this device: then it is not offered again. */
export function useTourMemory(): { readonly isKnown: boolean; readonly remember: () => void } {
  const storage = usePort(KeyValueStorage);
  const isKnown = storage.read(storageKey) === 'known';
  const remember = (): void => storage.write(storageKey, 'known');
  return { isKnown, remember };
}
