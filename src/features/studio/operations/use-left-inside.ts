import { useEffect, useEffectEvent } from 'react';
import { previewPrefix } from '../../../core/brand/preview-order.ts';
import { sessionKeys } from '../../../core/session/session-store.ts';

/** `onLeft` runs when the person of the shown page has logged out in it. */
export function useLeftInside(onLeft: () => void): void {
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    const onChange = ({ key, newValue }: StorageEvent): void => {
      if (key === previewPrefix + sessionKeys.token && newValue === null) left();
    };
    window.addEventListener('storage', onChange);
    return () => window.removeEventListener('storage', onChange);
  }, []);
}
