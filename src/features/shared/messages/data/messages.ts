import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import type { Message } from '../../../../core/domain/people/message.ts';
import type { Rows } from '../../../../core/domain/page.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { MessagesPort } from '../../../../core/ports/messages-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { useSession } from '../../../../core/session/use-session.ts';

const oneMinuteMs = 60_000;

/** All messages of the person, newest first. */
export function useMessages(): UseQueryResult<Rows<Message>, AppError> {
  const port = usePort(MessagesPort);
  return useQuery({
    queryKey: rootKey(MessagesPort, 'messages'),
    queryFn: () => port.messages(),
    staleTime: oneMinuteMs,
    enabled: useSession().isSignedIn,
  });
}

/** Opens a message: from then on it counts as read, and the list and the count are read again. */
export function useOpenedMessage(id: string): UseQueryResult<Message, AppError> {
  const port = usePort(MessagesPort);
  const queries = useQueryClient();
  const { isSignedIn } = useSession();
  return useQuery({
    queryKey: rootKey(MessagesPort, 'message', { id }),
    queryFn: async () => {
      const message = await port.message({ id });
      await Promise.all(
        (['messages', 'unreadCount', 'popUpMessage'] as const).map((method) =>
          queries.invalidateQueries({ queryKey: rootKey(MessagesPort, method) }),
        ),
      );
      return message;
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isSignedIn && id !== '',
  });
}

/** The message that is to be shown at once; undefined for visitors, without one, and when it cannot be read. */
export function usePopUpMessage(isWanted: boolean): Message | undefined {
  const port = usePort(MessagesPort);
  const { isSignedIn } = useSession();
  const { data } = useQuery<Message | null, AppError>({
    queryKey: rootKey(MessagesPort, 'popUpMessage'),
    // The cache cannot keep undefined.
    queryFn: async () => (await port.popUpMessage()) ?? null,
    staleTime: oneMinuteMs,
    enabled: isSignedIn && isWanted,
    retry: false,
  });
  return data ?? undefined;
}
