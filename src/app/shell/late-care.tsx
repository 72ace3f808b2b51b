import { useEffect, useSyncExternalStore } from 'react';
import { useText } from '../../core/i18n/use-text.ts';
import { toldAside } from '../../core/sending/kept/told-aside.ts';
import { ignoreHeldKeys } from '../../core/ui/keyboard/ignore-held-keys.ts';
import { notify } from '../../core/ui/notify.ts';

/** Lets a held key press once, and says once in a visit that a request that this device had kept cannot be read. */
export function LateCare() {
  const t = useText('alerts');
  useEffect(() => ignoreHeldKeys(document), []);
  const isSetAside = useSyncExternalStore(toldAside.watch, toldAside.isNoted);
  useEffect(() => {
    if (isSetAside) notify.problem(t('unreadableRequest'));
  }, [isSetAside, t]);
  return undefined;
}
