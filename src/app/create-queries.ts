import type { QueryClient } from '@tanstack/react-query';
import type { Ports } from '../core/di/use-port.ts';
import { loginPath, verificationPath } from '../core/navigation/return-path.ts';
import { routes } from '../core/navigation/routes.ts';
import { Clock } from '../core/time/clock.ts';
import { Session } from '../core/platform/session.ts';
import { createQueryClient, forgetWithSession } from '../core/query/query-client.ts';
import { isLeavingElsewhere } from '../core/session/leaving.ts';
import { pathOfHash } from '../core/session/return-path.ts';
import { SessionReactions, signOutKey } from '../core/session/session-reactions.ts';
import { notify } from '../core/ui/notify.ts';

const goTo = (path: string): void => {
  window.location.hash = `#${path}`;
};

/**
 * A page that needs a session redirects to the login by itself, with the way back: then there is nothing left to do.
 */
function goToLogin(): void {
  const from = pathOfHash(window.location.hash);
  if (!from.startsWith(routes.common.login)) goTo(loginPath(from));
}

/** Returns to the interrupted page after the check. */
function goToVerification(): void {
  const from = pathOfHash(window.location.hash);
  if (!from.startsWith(routes.setting.real)) goTo(verificationPath(from));
}

/** The cache of everything read, and the one place that reacts to a session that has ended. */
export function createQueries(container: Ports): QueryClient {
  const session = container.get(Session);
  const clock = container.get(Clock);
  const reactions = new SessionReactions({
    session,
    clock,
    isSigningOut: () => queries.isMutating({ mutationKey: signOutKey }) > 0 || isLeavingElsewhere(clock.now()),
    showFailure: notify.failure,
    goToLogin,
    goToVerification,
    goToBankCard: () => goTo(routes.setting.bank),
  });
  const queries = createQueryClient(reactions.react);
  forgetWithSession(session, queries);
  return queries;
}
