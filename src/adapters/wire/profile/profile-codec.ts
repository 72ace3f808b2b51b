import type { User, VerificationState } from '../../../core/domain/people/user.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { UserInfo } from '../calls/api.gen.ts';
import { objectAt } from '../calls/decode.ts';
import { imageAddress, type FileAddress } from '../calls/image-address.ts';

const verificationStates: Readonly<Record<string, VerificationState>> = {
  0: 'none',
  1: 'reviewing',
  2: 'approved',
  3: 'refused',
};
const paymentPasswordStates: Readonly<Record<string, boolean>> = { eqnull: false, neqnull: true };

export function readUser(value: WireValue, fileAddress: FileAddress): User {
  const row = objectAt<UserInfo>(value, 'message');
  const login = row.text('account_number');
  // Some servers keep what was signed up with under both names.
  const phone = row.optionalText('phone');
  const email = row.optionalText('email');
  const areaCode = row.optionalInteger('area_code') ?? 0;
  const status = row.optionalInteger('status');
  const isLocked = status === undefined ? undefined : status === 1;
  const lockSeconds = row.optionalInteger('lock_time') ?? 0;
  return {
    id: row.id('id'),
    login,
    maskedLogin: row.optionalText('account') ?? login,
    nickname: row.optionalText('nickname') ?? '',
    signature: row.optionalText('signature') ?? '',
    avatar: imageAddress(row.optionalText('head_portrait'), fileAddress),
    email: email?.includes('@') === true ? email : undefined,
    phone: phone?.includes('@') === true ? undefined : phone,
    areaCode: areaCode > 0 ? String(areaCode) : undefined,
    invitationCode: row.optionalText('extension_code') ?? '',
    vipLevel: row.optionalInteger('user_level') ?? 0,
    verification: row.optionalChoice('review_status', verificationStates) ?? 'none',
    isLocked,
    lockedUntil: isLocked === true && lockSeconds > 0 ? lockSeconds * 1000 : undefined,
    fundsFrozen: row.optionalFlag('frozen_funds'),
    hasPaymentPassword: row.optionalChoice('pay_password_isnull', paymentPasswordStates),
    isPaymentPasswordFinal: row.optionalFlag('isPayPas'),
    isTrader: row.optionalInteger('is_trader') === 1,
  };
}
