import { useEffect } from 'react';
import { watchKeyboard } from '../../core/ui/watch-keyboard.ts';
import { AlertNotices } from '../../features/shared/alerts/screens/alert-notices.tsx';
import { Glossary } from '../../features/shared/glossary/screens/glossary.tsx';
import { Help } from '../../features/shared/help/screens/help.tsx';
import { MessagePopUp } from '../../features/shared/messages/screens/message-pop-up.tsx';
import { ShortcutKeys } from '../../features/shared/shortcuts/screens/shortcut-keys.tsx';
import { TrailKeeper } from '../../features/shared/trail/screens/trail-keeper.tsx';
import { ModeWords } from './mode-badge.tsx';

/** Whatever goes on beside all pages and is no part of their first sight. */
export function Companions() {
  useEffect(() => watchKeyboard(document.documentElement), []);
  return (
    <>
      <Glossary />
      <ShortcutKeys />
      <TrailKeeper />
      <Help />
      <MessagePopUp />
      <AlertNotices mark={<ModeWords />} />
    </>
  );
}
