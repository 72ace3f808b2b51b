import type { HttpTransport } from '../../core/ports/http-transport.ts';
import { HttpDepositsAdapter } from './deposits/deposits-http-adapter.ts';
import { HttpIdentityAdapter } from './identity/identity-http-adapter.ts';
import { HttpPayeesAdapter } from './payees/payees-http-adapter.ts';
import { depositsPaths, identityPaths, payeesPaths, securityPaths } from './rare-paths.ts';
import { HttpSecurityAdapter } from './security/security-http-adapter.ts';

// What only pages about the account and its funds ask: one file, which no first load has, paths included.

export const identityOver = (http: HttpTransport) => new HttpIdentityAdapter(http, identityPaths);
export const securityOver = (http: HttpTransport) => new HttpSecurityAdapter(http, securityPaths);
export const depositsOver = (http: HttpTransport) => new HttpDepositsAdapter(http, depositsPaths);
export const payeesOver = (http: HttpTransport) => new HttpPayeesAdapter(http, payeesPaths);
