import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '../../../../core/navigation/routes.ts';
import { usePreferences } from '../../../../core/preferences/use-preferences.ts';
import { topmostSheet } from '../../../../core/ui/sheets/open-sheets.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { shortcutOf, type KeyPress, type Shortcut } from '../model/shortcuts.ts';
import { actOnPage, isTypingIn, takesEnter } from '../parts/shortcut-targets.ts';
import type { ShortcutsSheetProps } from './shortcuts-sheet.tsx';
import { useShortcutSettings } from '../operations/use-shortcut-settings.ts';

const LaterSheet = whenWanted<ShortcutsSheetProps>({
  load: async () => (await import('./shortcuts-sheet.tsx')).ShortcutsSheet,
  isWanted: ({ isOpen }) => isOpen,
});

const pressOf = (event: KeyboardEvent): KeyPress => ({
  key: event.key,
  code: event.code,
  hasShift: event.shiftKey,
  hasOther: event.ctrlKey || event.altKey || event.metaKey,
  isPartial: event.repeat || event.isComposing || event.defaultPrevented,
  isTyping: isTypingIn(event.target),
  isTaken: takesEnter(event.target),
  isSheetOpen: topmostSheet() !== undefined,
});

/** After Escape the keys are shortcuts again. What a field or a sheet does with Escape comes first. */
function leaveField({ target, defaultPrevented, isComposing }: KeyboardEvent): void {
  const isFree = !defaultPrevented && !isComposing && topmostSheet() === undefined;
  if (isFree && target instanceof HTMLElement && isTypingIn(target)) target.blur();
}

/** Handles the keys of a page. Fingers can do all of it, too, and actions that cost money still ask. */
export function ShortcutKeys() {
  const settings = useShortcutSettings();
  const { change } = usePreferences();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const act = (shortcut: Shortcut): boolean => {
    if (shortcut.id === 'theme') {
      change({ theme: document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark' });
      return true;
    }
    if (shortcut.id === 'list') {
      setIsOpen(true);
      return true;
    }
    const isDone = actOnPage(shortcut);
    if (!isDone && shortcut.id === 'pair') void navigate(routes.market.search);
    return isDone || shortcut.id === 'pair';
  };
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (settings.isOn && event.key === 'Escape') leaveField(event);
    const shortcut = shortcutOf(pressOf(event), settings);
    // The key itself is not to be written into the field that it has led to.
    if (shortcut !== undefined && act(shortcut)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return <LaterSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />;
}
