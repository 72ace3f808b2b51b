import { useQueryClient } from '@tanstack/react-query';
import { usePort } from '../../../core/di/use-port.ts';
import { HttpTransport } from '../../../core/platform/http-transport.ts';
import { ProfilePort } from '../../../core/ports/profile-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { useWrite } from '../../../core/query/use-write.ts';

/** Everything that shows the person reads them again. */
function useRereading(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: rootKey(ProfilePort) });
}

export function useChangeNickname() {
  const profile = usePort(ProfilePort);
  const onSettled = useRereading();
  return useWrite<void, string>({
    mutationFn: (nickname) => profile.changeNickname({ nickname }),
    onSettled,
  });
}

export function useChangeSignature() {
  const profile = usePort(ProfilePort);
  const onSettled = useRereading();
  return useWrite<void, string>({
    mutationFn: (signature) => profile.changeSignature({ signature }),
    onSettled,
  });
}

/** Sends a picture that is ready to be sent, and wears it. */
export function useChangeAvatar() {
  const profile = usePort(ProfilePort);
  const http = usePort(HttpTransport);
  const onSettled = useRereading();
  return useWrite<void, Blob>({
    mutationFn: async (picture) => profile.changeAvatar({ reference: await http.upload('POST /upload', picture) }),
    onSettled,
  });
}
