import { createContext, use, useSyncExternalStore } from 'react';
import { Preferences, type PreferenceValues } from './preferences.ts';

/** The default lives as long as the page, for parts outside the application. */
export const PreferencesContext = createContext(new Preferences());

/** Whether data is saved now: by the person's choice, or because the browser asks for it. */
export function useSavesData(): boolean {
  const preferences = use(PreferencesContext);
  return useSyncExternalStore(preferences.watch, preferences.savesData);
}

/** The address of a picture that only adorns; undefined while data is saved. */
export const useAdornment = (address: string | undefined): string | undefined => (useSavesData() ? undefined : address);

export interface UsedPreferences extends PreferenceValues {
  readonly change: (changes: Partial<PreferenceValues>) => void;
}

export function usePreferences(): UsedPreferences {
  const preferences = use(PreferencesContext);
  const values = useSyncExternalStore(preferences.watch, preferences.values);
  return { ...values, change: preferences.change };
}
