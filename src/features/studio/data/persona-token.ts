import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import { usePort } from '../../../core/di/use-port.ts';
import { Session } from '../../../core/platform/session.ts';
import { AccessPort } from '../../../core/ports/access-port.ts';
import { personaIds, PresenterPort, type PersonaId } from '../../../core/ports/presenter-port.ts';

export const personas: readonly PersonaId[] = personaIds;
export type { PersonaId };

/** Opens a session for a persona, which the page of the studio itself does not take. Fails like the ports. */
export function usePersonaToken(): (persona: PersonaId) => Promise<string> {
  const presenter = usePort(PresenterPort);
  const access = usePort(AccessPort);
  const session = usePort(Session);
  const login = useCurrentUser().data?.login;
  return async (persona) => {
    const credentials = await presenter.becomePersona({ persona });
    const { token } = session.state();
    // A second session of a person ends the first, which is this page's own.
    return token !== undefined && login === credentials.identifier ? token : access.signIn(credentials);
  };
}
