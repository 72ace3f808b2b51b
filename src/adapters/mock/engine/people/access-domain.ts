import type { Domain } from '../kernel/domain/domain.ts';
import { identityCommands, identityDue, type MayPass } from './identity/identity-commands.ts';
import { isBoundBothWays } from './identity/identity-rules.ts';
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

const mayPassIn = ({ rules }: AccessTools): MayPass => (rules?.passesUnbound === true ? () => true : isBoundBothWays);

/** People, their sign-ins and their codes. */
export const createAccessDomain = (tools: AccessTools): Domain<AccessSlice> => ({
  name: 'access',
  initial: emptyAccess,
  commands: {
    ...accessCommands,
    ...identityCommands(mayPassIn(tools)),
    ...declarationCommands,
    ...profileCommands,
    ...securityCommands,
    ...standingCommands,
  },
  due: identityDue(mayPassIn(tools)),
  routes: [
    ...accessRoutes(tools),
    ...profileRoutes,
    ...identityRoutes(tools),
    ...declarationRoutes,
    ...securityRoutes(tools),
  ],
});
