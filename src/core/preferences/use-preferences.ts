import { createContext, use, useSyncExternalStore } from 'react';
import { Preferences, type PreferenceValues } from './preferences.ts';

/** The default lives as long as the page, for parts outside the application. */
export const PreferencesContext = createContext(new Preferences());

export interface UsedPreferences extends PreferenceValues {
  readonly change: (changes: Partial<PreferenceValues>) => void;
}

export function usePreferences(): UsedPreferences {
  const preferences = use(PreferencesContext);
  const values = useSyncExternalStore(preferences.watch, preferences.values);
  return { ...values, change: preferences.change };
}
