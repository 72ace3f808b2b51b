import { createToken } from '../di/token.ts';

/** Something a person can be reached by. */
export type Contact =
  | { readonly kind: 'mobile'; readonly areaCode: string; readonly mobile: string }
  | { readonly kind: 'email'; readonly email: string };

/** What protects the account. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape. */
export interface SecurityPort {
  /** With a code that was sent to the login name, or with the old one. @wire POST /safe/update_password */
  changePaymentPassword(change: { password: string; code: string; oldPassword?: string | undefined }): Promise<void>;
  /** Digits alone; the dialling code without plus. @wire POST /sms_send */
  sendMobileCode(request: { areaCode: string; mobile: string }): Promise<void>;
  /** With a code that was sent to the contact. Servers that bind phones alone refuse an e-mail address. @wire POST /safe/mobile */
  bindContact(binding: { contact: Contact; code: string }): Promise<void>;
}
export const SecurityPort = createToken<SecurityPort>('SecurityPort');
