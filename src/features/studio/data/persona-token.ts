import { usePort } from '../../../core/di/use-port.ts';
import { AccessPort } from '../../../core/ports/access-port.ts';
import { personaIds, PresenterPort, type PersonaId } from '../../../core/ports/presenter-port.ts';

export const personas: readonly PersonaId[] = personaIds;
export type { PersonaId };

/** Opens a session for a persona, which the page of the studio itself does not take. Fails like the ports. */
export function usePersonaToken(): (persona: PersonaId) => Promise<string> {
  const presenter = usePort(PresenterPort);
  const access = usePort(AccessPort);
  return async (persona) => access.signIn(await presenter.becomePersona({ persona }));
}
