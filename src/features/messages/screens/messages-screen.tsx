import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import AnnouncementListScreen from './announcement-list-screen.tsx';
import AnnouncementScreen from './announcement-screen.tsx';
import MessageCentreScreen from './message-centre-screen.tsx';
import MessageListScreen from './message-list-screen.tsx';
import MessageScreen from './message-screen.tsx';

const { mailMessageList, mailMessageDetail, ggList, ggDetail } = routes.mailMessage;
const screens: ReadonlyMap<string, ReactElement> = new Map(
  Object.entries({
    [mailMessageList]: <MessageListScreen />,
    [mailMessageDetail]: <MessageScreen />,
    [ggList]: <AnnouncementListScreen />,
    [ggDetail]: <AnnouncementScreen />,
  }),
);

/** One file for all five: they are small, and a person who reads one reads the next. */
export default function MessagesScreen() {
  useTextsAhead(['messages', 'notices']);
  const { pathname } = useLocation();
  return screens.get(pathname.replace(/\/+$/, '')) ?? <MessageCentreScreen />;
}
