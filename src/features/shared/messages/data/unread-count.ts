import { useQuery } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { MessagesPort } from '../../../../core/ports/messages-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { useSavingPace } from '../../../../core/time/polling-pace.ts';

const oneMinuteMs = 60_000;

/** Messages that were not opened, as the server counts; undefined for visitors, while unknown, and when it cannot be read. */
export function useUnreadCount(): number | undefined {
  const pace = useSavingPace();
  const port = usePort(MessagesPort);
  const { isSignedIn } = useSession();
  return useQuery<number, AppError>({
    queryKey: rootKey(MessagesPort, 'unreadCount'),
    queryFn: () => port.unreadCount(),
    staleTime: oneMinuteMs,
    // The server pushes no event for messages, so the count is polled; a hidden page does not poll.
    refetchInterval: oneMinuteMs * pace,
    enabled: isSignedIn,
    retry: false,
  }).data;
}
