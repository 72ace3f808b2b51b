import { useQuery } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { MessagesPort } from '../../../../core/ports/messages-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { useIsCallOffered } from '../../server/data/is-call-offered.ts';
import { useSavingPace } from '../../../../core/time/polling-pace.ts';

const oneMinuteMs = 60_000;

/** Messages that were not opened, as the server counts; undefined for visitors, while unknown, and when it cannot be read. A server without messages is asked once a day. */
export function useUnreadCount(): number | undefined {
  const pace = useSavingPace();
  const port = usePort(MessagesPort);
  const { isSignedIn } = useSession();
  const isOffered = useIsCallOffered('GET /mailMessage/getCount');
  return useQuery<number, AppError>({
    queryKey: rootKey(MessagesPort, 'unreadCount'),
    queryFn: () => port.unreadCount(),
    staleTime: oneMinuteMs,
    // The server pushes no event for messages, so the count is polled; a hidden page does not poll.
    refetchInterval: oneMinuteMs * pace,
    enabled: isSignedIn && isOffered,
    retry: false,
  }).data;
}
