import { ShortcutKeys } from './shortcuts/panels/shortcut-keys.tsx';

/** Beside every page: the keys that the person has switched on. */
export function SettingsCompanion() {
  return <ShortcutKeys />;
}
