import type { SecurityPort } from '../../../core/ports/security-port.ts';
import type { Wire } from '../calls/wire.ts';

export const securityOver = ({ call }: Wire): SecurityPort => ({
  changePaymentPassword: async ({ password, code, oldPassword }) => {
    await call('changePaymentPassword', { password, re_password: password, oldpassword: oldPassword, code });
  },
  sendMobileCode: async ({ areaCode, mobile }) => {
    await call('sendMobileCode', { area_code: areaCode, mobile });
  },
  bindContact: async ({ contact, code }) => {
    await call(
      'bindContact',
      contact.kind === 'email'
        ? { email: contact.email, code }
        : { area_code: contact.areaCode, mobile: contact.mobile, code },
    );
  },
});
