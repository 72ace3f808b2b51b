import type { ProfilePort } from '../../../core/ports/profile-port.ts';
import { readUser } from './profile-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const profileOver = ({ call, fileAddress }: Wire): ProfilePort => ({
  changeNickname: async ({ nickname }) => {
    await call('changeNickname', { nickname });
  },
  changeSignature: async ({ signature }) => {
    await call('changeSignature', { signature });
  },
  changeAvatar: async ({ reference }) => {
    await call('changeAvatar', { head_portrait: reference });
  },
  currentUser: async () => readUser(await call('currentUser'), fileAddress),
});
