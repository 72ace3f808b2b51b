import { useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { useUnreadCount } from '../data/unread-count.ts';
import { UnreadMark } from './unread-mark.tsx';

/**
 * The number of unread messages, at the corner of the link to them. Its text is `#unread`: a button with an accessible
 * name hides its content from screen readers, but can be described by this id.
 */
export function UnreadBadge() {
  useTextsAhead(['messages']);
  return <UnreadMark count={useUnreadCount() ?? 0} id="unread" />;
}
