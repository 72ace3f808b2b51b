import type { AccessPort } from '../../../core/ports/access-port.ts';
import {
  addressFields,
  checkCodeFields,
  readRegistration,
  readSessionToken,
  registerFields,
  resetPasswordFields,
  sendCodeFields,
  signInFields,
} from './access-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const accessOver = ({ call }: Wire): AccessPort => ({
  signIn: async (credentials) => readSessionToken(await call('signIn', signInFields(credentials))),
  signInWithAddress: async (address) => readSessionToken(await call('signInWithAddress', addressFields(address))),
  register: async (registration) => readRegistration(await call('register', registerFields(registration))),
  resetPassword: async (reset) => {
    await call('resetPassword', resetPasswordFields(reset));
  },
  sendCode: async (request) => {
    await call('sendCode', sendCodeFields(request));
  },
  checkCode: async (check) => {
    await call('checkCode', checkCodeFields(check));
  },
  signOut: async () => {
    await call('signOut');
  },
});
