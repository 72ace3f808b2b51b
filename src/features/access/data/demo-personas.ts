import { useMutation } from '@tanstack/react-query';
import { usePort } from '../../../core/di/use-port.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { personaIds, PresenterPort, type PersonaId } from '../../../core/ports/presenter-port.ts';
import type { Credentials } from './access.ts';

export const demoPersonas = personaIds;

/** Makes sure that an example person exists, and resolves with how to sign in as that person. */
export function useDemoPersona() {
  const presenter = usePort(PresenterPort);
  return useMutation<Credentials, AppError, PersonaId>({
    mutationFn: (persona) => presenter.becomePersona({ persona }),
  });
}
