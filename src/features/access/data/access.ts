import { useMutation } from '@tanstack/react-query';
import { usePort } from '../../../core/di/use-port.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { AccessPort, type Registration } from '../../../core/ports/access-port.ts';
import { Session } from '../../../core/platform/session.ts';
import { useWrite } from '../../../core/query/use-write.ts';
import { useSiteConfiguration } from '../../shared/site/data/site.ts';
import { dropDraft } from './access-draft.ts';

export interface Credentials {
  readonly identifier: string;
  readonly password: string;
}

function enter(session: Session, token: string): void {
  session.signIn(token);
  dropDraft();
}

/** Signs in on this device and all its tabs. */
export function useSignIn() {
  const access = usePort(AccessPort);
  const session = usePort(Session);
  return useWrite<void, Credentials>({
    mutationFn: async (credentials) => enter(session, await access.signIn(credentials)),
  });
}

/** Signs in with nothing but the address of a wallet, where the operator has opened that. */
export function useSignInWithAddress() {
  const access = usePort(AccessPort);
  const session = usePort(Session);
  return useWrite<void, string>({
    mutationFn: async (address) => enter(session, await access.signInWithAddress(address)),
  });
}

/** Whether the operator requires an invitation. False until that is known; the server then refuses. */
export const useMustBeInvited = (): boolean => useSiteConfiguration().data?.settings['sharar_radio'] === '1';

/** Signs up, and in where the server gives a token at once; resolves with whether it did. */
export function useRegister() {
  const access = usePort(AccessPort);
  const session = usePort(Session);
  return useWrite<boolean, Registration>({
    mutationFn: async (registration) => {
      const token = await access.register(registration);
      if (token !== undefined) enter(session, token);
      return token !== undefined;
    },
  });
}

/** Asks the server whether a code is right, before everything else is filled in. */
export function useCheckCode() {
  const access = usePort(AccessPort);
  return useMutation<void, AppError, { identifier: string; code: string }>({
    mutationFn: (check) => access.checkCode(check),
  });
}
