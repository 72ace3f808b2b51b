import { useQueryClient } from '@tanstack/react-query';
import { usePort } from '../../../core/di/use-port.ts';
import { IdentityPort } from '../../../core/ports/identity-port.ts';
import { ProfilePort } from '../../../core/ports/profile-port.ts';
import { SecurityPort, type Contact } from '../../../core/ports/security-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { useWrite } from '../../../core/query/use-write.ts';
import { useSending, type SendCode } from '../../shared/codes/data/send-code.ts';

export interface MobileNumber {
  readonly areaCode: string;
  readonly mobile: string;
}

const nameOfNumber = ({ areaCode, mobile }: MobileNumber): string => `+${areaCode} ${mobile}`;

export function useSendMobileCode(typed: MobileNumber): SendCode<MobileNumber> {
  const security = usePort(SecurityPort);
  return useSending((number: MobileNumber) => security.sendMobileCode(number), {
    nameOf: nameOfNumber,
    name: nameOfNumber(typed),
  });
}

/** The identity says as well whether there is a payment password. */
function useRereading(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const keys = [rootKey(ProfilePort), rootKey(IdentityPort)];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}

export function useBindContact() {
  const security = usePort(SecurityPort);
  const onSettled = useRereading();
  return useWrite<void, { contact: Contact; code: string }>({
    mutationFn: (binding) => security.bindContact(binding),
    onSettled,
  });
}

export function useChangePaymentPassword() {
  const security = usePort(SecurityPort);
  const onSettled = useRereading();
  return useWrite<void, Parameters<SecurityPort['changePaymentPassword']>[0]>({
    mutationFn: (change) => security.changePaymentPassword(change),
    onSettled,
  });
}
