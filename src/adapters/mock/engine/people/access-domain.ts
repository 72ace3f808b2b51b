import type { Domain } from '../kernel/domain/domain.ts';
import { identityCommands, identityDue } from './identity/identity-commands.ts';
import { declarationCommands } from './identity/declaration-commands.ts';
import { declarationRoutes } from './identity/declaration-wire.ts';
import { identityRoutes } from './identity/identity-wire.ts';
import { profileCommands } from './profile/profile-commands.ts';
import { profileRoutes } from './profile/profile-wire.ts';
import { securityCommands } from './security/security-commands.ts';
import { securityRoutes } from './security/security-wire.ts';
import { emptyAccess, type AccessSlice } from './access/access-book.ts';
import { accessCommands } from './access/access-commands.ts';
import { standingCommands } from './access/standing-commands.ts';
import { accessRoutes, type AccessTools } from './access/access-wire.ts';

/** People, their sign-ins and their codes. */
export const createAccessDomain = (tools: AccessTools): Domain<AccessSlice> => ({
  name: 'access',
  initial: emptyAccess,
  commands: {
    ...accessCommands,
    ...identityCommands,
    ...declarationCommands,
    ...profileCommands,
    ...securityCommands,
    ...standingCommands,
  },
  due: identityDue,
  routes: [
    ...accessRoutes(tools),
    ...profileRoutes,
    ...identityRoutes(tools),
    ...declarationRoutes,
    ...securityRoutes(tools),
  ],
});
