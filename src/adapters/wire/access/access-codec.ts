import type { CodeRequest, PasswordProof, Registration } from '../../../core/ports/access-port.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import { identifierKind } from '../../../core/rules/people/account-rules.ts';
import type { RegistrationWithToken } from '../calls/api.gen.ts';
import { idAt, objectAt, textAt } from '../calls/decode.ts';
import { isWireObject } from '../http/wire-json.ts';
import type { FormFields } from '../calls/request-fields.ts';

export const signInFields = (credentials: { identifier: string; password: string }): FormFields<'signIn'> => ({
  user_string: credentials.identifier,
  password: credentials.password,
});

/** A page does not know the network address that it is seen under: the field is sent, and empty. */
export const addressFields = (address: string): FormFields<'signInWithAddress'> => ({
  user_string: address,
  loginip: '',
});

export const registerFields = (registration: Registration): FormFields<'register'> => ({
  user_string: registration.identifier,
  type: registration.kind,
  password: registration.password,
  re_password: registration.password,
  code: registration.code,
  extension_code: registration.invitationCode,
  pay_password: registration.payPassword,
  re_pay_password: registration.payPassword,
  area_code: registration.kind === 'mobile' ? registration.areaCode : undefined,
});

/** Servers disagree on two names, so both go out. */
export const resetPasswordFields = (
  reset: { identifier: string; password: string } & PasswordProof,
): FormFields<'resetPassword'> => ({
  account: reset.identifier,
  user_string: reset.identifier,
  password: reset.password,
  repassword: reset.password,
  re_password: reset.password,
  oldpassword: reset.oldPassword,
  code: reset.code,
});

const bySms = '2';

/**
 * The scene alone is not enough: servers look at the type, but only to learn that the account must exist. Some send
 * mail to every address unless the type says that it is a phone.
 */
export function sendCodeFields({ identifier, areaCode, forExisting }: CodeRequest): FormFields<'sendCode'> {
  const isPhone = identifierKind(identifier) === 'mobile';
  return {
    user_string: identifier,
    scene: forExisting ? 'forget' : 'register',
    type: forExisting ? 'forget' : undefined,
    type_new: isPhone ? bySms : undefined,
    area_code: isPhone ? areaCode : undefined,
  };
}

export const checkCodeFields = (check: { identifier: string; code: string }): FormFields<'checkCode'> => ({
  user_string: check.identifier,
  email_code: check.code,
});

export const readSessionToken = (value: WireValue): string => idAt(value, 'message');

/** Most servers answer a text and want a sign-in; one signs in at once. */
export function readRegistration(value: WireValue): string | undefined {
  if (isWireObject(value)) return objectAt<RegistrationWithToken>(value, 'message').id('token');
  if (value !== null) textAt(value, 'message');
  return undefined;
}
