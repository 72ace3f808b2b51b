import { createContext, use } from 'react';
import type { AccountId, AccountScope } from './account-scope.ts';

export const AccountContext = createContext<AccountScope | undefined>(undefined);

/** The account that the route chose. */
export function useAccount(): AccountScope {
  const account = use(AccountContext);
  if (account === undefined) throw new Error('useAccount outside an account route');
  return account;
}

/** Both accounts, for what accompanies every page. */
export type Accounts = Readonly<Record<AccountId, AccountScope>>;
