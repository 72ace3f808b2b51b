import { useQueryClient } from '@tanstack/react-query';
import { usePort } from '../../../core/di/use-port.ts';
import type { IdentityApplication } from '../../../core/domain/people/identity.ts';
import { IdentityPort } from '../../../core/ports/identity-port.ts';
import { ProfilePort } from '../../../core/ports/profile-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { useWrite } from '../../../core/query/use-write.ts';

/** `onSent` runs also when the form has already made room for its result. */
export function useSubmitIdentity(onSent: () => void) {
  const port = usePort(IdentityPort);
  const queries = useQueryClient();
  return useWrite<void, IdentityApplication>({
    mutationFn: (application) => port.submitIdentity(application),
    onSuccess: onSent,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: rootKey(IdentityPort) }),
        queries.invalidateQueries({ queryKey: rootKey(ProfilePort) }),
      ]),
  });
}
