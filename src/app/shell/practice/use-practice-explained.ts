import { useState } from 'react';
import { practiceExplainedKey } from '../../../core/account/practice-explained.ts';
import { usePort } from '../../../core/di/use-port.ts';
import { KeyValueStorage } from '../../../core/platform/storage.ts';

/** Whether this device has shown how practice differs. */
export function usePracticeExplained(): { readonly isKnown: boolean; readonly remember: () => void } {
  const storage = usePort(KeyValueStorage);
  const [isKnown, setIsKnown] = useState(() => storage.read(practiceExplainedKey) === 'yes');
  const remember = (): void => {
    storage.write(practiceExplainedKey, 'yes');
    setIsKnown(true);
  };
  return { isKnown, remember };
}
