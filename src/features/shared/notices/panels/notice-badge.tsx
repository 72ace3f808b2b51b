import { createPortal } from 'react-dom';
import type { AccountId } from '../../../../core/account/account-scope.ts';
import { countUnread } from '../../../../core/domain/notices/notice-book.ts';
import { usePreferences } from '../../../../core/preferences/use-preferences.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { useUnreadCount } from '../../messages/data/unread-count.ts';
import { CountMark } from '../../messages/parts/count-mark.tsx';
import { useSlot } from '../parts/use-slot.ts';
import { useNoticeBook } from '../data/use-notice-watch.ts';

export interface NoticeBadgeProps {
  /** Whose money the page shows: the number in sight is of that money. */
  readonly account: AccountId | 'root';
}

/** The numbers of unread notices of each money and of messages, apart because one thing may be told by both, at the corner of the bell
 * if the page has one. Its text is `#unread`, which describes the bell. */
export function NoticeBadge({ account }: NoticeBadgeProps) {
  const corner = useSlot('bell');
  return corner === null ? undefined : createPortal(<Unread account={account} />, corner);
}

function Unread({ account }: NoticeBadgeProps) {
  const { tellMessages } = usePreferences();
  const messages = useUnreadCount() ?? 0;
  const { userId } = useSession();
  const others = tellMessages ? messages : 0;
  if (userId === undefined) return <CountMark count={others} id="unread" />;
  return <OfPerson account={account} owner={userId} others={others} />;
}

interface OfPersonProps extends NoticeBadgeProps {
  readonly owner: string;
  readonly others: number;
}

function OfPerson({ account, owner, others }: OfPersonProps) {
  const own = countUnread(useNoticeBook('live', owner));
  const practice = countUnread(useNoticeBook('moni', owner));
  return (
    <CountMark count={own} messages={others} practice={practice} isPracticeFirst={account === 'moni'} id="unread" />
  );
}
