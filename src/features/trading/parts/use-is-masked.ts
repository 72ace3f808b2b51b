import { usePreferences } from '../../../core/preferences/use-preferences.ts';

/** True while the privacy eye is closed. */
export const useIsMasked = (): boolean => usePreferences().hideAmounts;
