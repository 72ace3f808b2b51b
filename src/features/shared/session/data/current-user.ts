import { queryOptions, useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import type { User } from '../../../../core/domain/people/user.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { AccessPort } from '../../../../core/ports/access-port.ts';
import { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import { ProfilePort } from '../../../../core/ports/profile-port.ts';
import { RealtimeTransport } from '../../../../core/platform/realtime-transport.ts';
import { Session } from '../../../../core/platform/session.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { forgetPersonalData } from '../../../../core/query/query-client.ts';
import { announceDeparture, forgetWhoLeaves } from '../../../../core/session/leaving.ts';
import { signOutKey } from '../../../../core/session/session-reactions.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { Clock } from '../../../../core/time/clock.ts';

export const currentUserQuery = (profile: ProfilePort) =>
  queryOptions<User, AppError>({
    queryKey: rootKey(ProfilePort, 'currentUser'),
    queryFn: () => profile.currentUser(),
    staleTime: 60_000,
  });

/** The signed-in person; no data for a visitor. */
export function useCurrentUser(): UseQueryResult<User, AppError> {
  const profile = usePort(ProfilePort);
  const { isSignedIn } = useSession();
  return useQuery({ ...currentUserQuery(profile), enabled: isSignedIn });
}

/**
 * Passes the current person to session and realtime connection, so that personal events arrive. Used once, by the
 * shell.
 */
export function useIdentifyUser(): void {
  const session = usePort(Session);
  const realtime = usePort(RealtimeTransport);
  const { isSignedIn } = useSession();
  const userId = useCurrentUser().data?.id;
  useEffect(() => {
    if (!isSignedIn || userId === undefined) return undefined;
    session.identify(userId);
    realtime.joinUser(userId);
    return () => realtime.leaveUser();
  }, [isSignedIn, userId, session, realtime]);
}

/** Ends the session on the server, and on this device at every answer; the person's data here are removed. */
export function useSignOut() {
  const access = usePort(AccessPort);
  const session = usePort(Session);
  const realtime = usePort(RealtimeTransport);
  const personal = usePort(PersonalStorage);
  const clock = usePort(Clock);
  const queries = useQueryClient();
  return useMutation<void, AppError>({
    mutationKey: signOutKey,
    mutationFn: () => {
      announceDeparture(personal, clock.now());
      return access.signOut();
    },
    onSettled: () => {
      realtime.leaveUser();
      session.signOut();
      forgetWhoLeaves(personal);
      forgetPersonalData(queries);
    },
  });
}
