import { createPortal } from 'react-dom';
import { countUnread } from '../../../../core/domain/notices/notice-book.ts';
import { usePreferences } from '../../../../core/preferences/use-preferences.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { useUnreadCount } from '../../messages/data/unread-count.ts';
import { CountMark } from '../../messages/parts/count-mark.tsx';
import { useSlot } from '../parts/use-slot.ts';
import { useNoticeBook } from '../data/use-notice-watch.ts';

/** The numbers of unread notices and messages, apart because one thing may be told by both, at the corner of the bell if the page has one. Its text is `#unread`, which describes the bell. */
export function NoticeBadge() {
  const corner = useSlot('bell');
  return corner === null ? undefined : createPortal(<Unread />, corner);
}

function Unread() {
  const { tellMessages } = usePreferences();
  const messages = useUnreadCount() ?? 0;
  const { userId } = useSession();
  const others = tellMessages ? messages : 0;
  if (userId === undefined) return <CountMark count={others} id="unread" />;
  return <Both owner={userId} others={others} />;
}

interface BothProps {
  readonly owner: string;
  readonly others: number;
}

function Both({ owner, others }: BothProps) {
  const own = countUnread(useNoticeBook('live', owner)) + countUnread(useNoticeBook('moni', owner));
  return <CountMark count={own} messages={others} id="unread" />;
}
