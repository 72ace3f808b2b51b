import type { AccountId } from '../account/account-scope.ts';

/** Of an address that leads from one account to a page of both. */
export const accountQuestion = (account: AccountId): { readonly account: 'moni' | undefined } => ({
  account: account === 'moni' ? account : undefined,
});

/**
 * A page of both accounts shows the one that the tab showed last, and a new tab showed none. An address with this opens with
 * practice there, too, as the addresses of practice itself do.
 */
export const asksPractice = (search: string): boolean => search.includes('account=moni');
