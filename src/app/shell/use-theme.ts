import { useEffect, useSyncExternalStore } from 'react';
import { usePreferences } from '../../core/preferences/use-preferences.ts';

const lightQuery = '(prefers-color-scheme: light)';

const watchSystem = (changed: () => void): (() => void) => {
  const query = matchMedia(lightQuery);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
const systemTheme = (): 'light' | 'dark' => (matchMedia(lightQuery).matches ? 'light' : 'dark');

/** Sets the chosen theme and colours on the root element, where the tokens are read. */
export function useTheme(): void {
  const { theme, upColour } = usePreferences();
  const system = useSyncExternalStore(watchSystem, systemTheme);
  const shown = theme === 'system' ? system : theme;
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = shown;
    root.dataset['up'] = upColour;
    const background = getComputedStyle(root).getPropertyValue('--bg').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
  }, [shown, upColour]);
}
