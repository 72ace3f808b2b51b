import { usePreferences } from './use-preferences.ts';

/** True while the privacy eye is closed. */
export const useIsMasked = (): boolean => usePreferences().hideAmounts;
