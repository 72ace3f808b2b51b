import { useEffect, useEffectEvent } from 'react';

/** Acts whenever the device has a network again: what was not sent for want of one can be tried then. */
export function useBackOnline(act: () => void): void {
  const onBack = useEffectEvent(act);
  useEffect(() => {
    const heard = (): void => onBack();
    window.addEventListener('online', heard);
    return () => window.removeEventListener('online', heard);
  }, []);
}
