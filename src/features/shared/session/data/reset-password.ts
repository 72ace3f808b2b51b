import { usePort } from '../../../../core/di/use-port.ts';
import { AccessPort, type PasswordProof } from '../../../../core/ports/access-port.ts';
import { useWrite } from '../../../../core/query/use-write.ts';

/** Sets a new login password, whether the old one is forgotten or only old; it ends every session of the person. */
export function useResetPassword() {
  const access = usePort(AccessPort);
  return useWrite<void, { identifier: string; password: string } & PasswordProof>({
    mutationFn: (reset) => access.resetPassword(reset),
  });
}
