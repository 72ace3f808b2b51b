import type { Domain } from '../kernel/domain.ts';
import type { RandomBytes } from '../kernel/secrets.ts';
import { profileRoutes } from '../profile/profile-wire.ts';
import { emptyAccess, type AccessSlice } from './access-book.ts';
import { accessCommands } from './access-commands.ts';
import { accessRoutes } from './access-wire.ts';

/** People, their sign-ins and their codes. */
export const createAccessDomain = (random: RandomBytes): Domain<AccessSlice> => ({
  name: 'access',
  initial: emptyAccess,
  commands: accessCommands,
  due: {},
  routes: [...accessRoutes(random), ...profileRoutes],
});
