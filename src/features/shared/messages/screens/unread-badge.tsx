import { useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { useUnreadCount } from '../data/unread-count.ts';
import { UnreadMark } from './unread-mark.tsx';

/**
 * How many messages were not opened, at the corner of what leads to them. Its words are `#unread`: a button with a name of
 * its own says nothing of what stands in it, and can be described by them.
 */
export function UnreadBadge() {
  useTextsAhead(['messages']);
  return <UnreadMark count={useUnreadCount() ?? 0} id="unread" />;
}
