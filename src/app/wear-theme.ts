import { readPreferences } from '../core/preferences/preferences.ts';
import { keptArea, keptPrefix } from './brand/kept-place.ts';

function storedPreferences(): string | undefined {
  try {
    return keptArea().getItem(`${keptPrefix()}preferences`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Applies the chosen theme before the first paint, so a light theme never flashes dark. */
export function wearTheme(): void {
  const { theme } = readPreferences(storedPreferences());
  const isLight = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark';
}
