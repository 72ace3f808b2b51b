import { createToken } from '../di/token.ts';

/** A phone number or an e-mail address. */
export type Contact =
  | { readonly kind: 'mobile'; readonly areaCode: string; readonly mobile: string }
  | { readonly kind: 'email'; readonly email: string };

/** What protects the account. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape. */
export interface SecurityPort {
  /** Needs a code sent to the login name, or the old password. @wire POST /safe/update_password */
  changePaymentPassword(change: { password: string; code: string; oldPassword?: string | undefined }): Promise<void>;
  /** Digits only; the dialling code without plus. @wire POST /sms_send */
  sendMobileCode(request: { areaCode: string; mobile: string }): Promise<void>;
  /**
   * Needs a code sent to the contact. Servers that bind only phones refuse an e-mail address. @wire POST /safe/mobile
   */
  bindContact(binding: { contact: Contact; code: string }): Promise<void>;
}
export const SecurityPort = createToken<SecurityPort>('SecurityPort');
