import { useMutation } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { AccessPort, type PasswordProof } from '../../../../core/ports/access-port.ts';

/** Sets a new login password, whether the old one is forgotten or only old; it ends every session of the person. */
export function useResetPassword() {
  const access = usePort(AccessPort);
  return useMutation<void, AppError, { identifier: string; password: string } & PasswordProof>({
    mutationFn: (reset) => access.resetPassword(reset),
  });
}
