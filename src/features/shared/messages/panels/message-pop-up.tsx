import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../../../core/navigation/routes.ts';
import { usePreferences } from '../../../../core/preferences/use-preferences.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { useOpenedMessage, usePopUpMessage } from '../data/messages.ts';
import type { PopUpSheetProps } from './pop-up-sheet.tsx';

const PopUpSheet = whenWanted<PopUpSheetProps>({
  load: async () => (await import('./pop-up-sheet.tsx')).PopUpSheet,
  isExtra: true,
  isWanted: ({ message }) => message !== undefined,
});

/** Pages on which a pop-up interrupts nothing. */
const quietPages: ReadonlySet<string> = new Set([routes.home, routes.index.index, routes.mailMessage.mailMessage]);

/** Shows a message that was sent to be shown at once, once, unless the person does not want that; it counts as read when it is closed. */
export function MessagePopUp() {
  const { tellMessages } = usePreferences();
  const isQuiet = quietPages.has(useLocation().pathname) && tellMessages;
  const message = usePopUpMessage(isQuiet);
  const [closed, setClosed] = useState('');
  useOpenedMessage(closed);
  const isShown = isQuiet && message !== undefined && message.id !== closed;
  return <PopUpSheet message={isShown ? message : undefined} onClose={() => setClosed(message?.id ?? '')} />;
}
