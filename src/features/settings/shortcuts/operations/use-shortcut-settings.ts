import { useSharedText } from '../../../shared/kept-text/data/shared-text.ts';
import { readShortcutSettings, writeShortcutSettings, type ShortcutSettings } from '../model/shortcuts.ts';

/** Whether keys do anything on this device, and whether one of them may send. */
export function useShortcutSettings(): ShortcutSettings & { readonly change: (settings: ShortcutSettings) => void } {
  const [kept, keep] = useSharedText('shortcuts');
  return { ...readShortcutSettings(kept), change: (settings) => void keep(writeShortcutSettings(settings)) };
}
