import type { QueryClient } from '@tanstack/react-query';
import type { AccountId } from '../account/account-scope.ts';

/**
 * Money of the account has moved: what is shown of it is read again at once, the rest when it is shown. Until then the
 * free sums of tickets count as unknown (`use-is-old.ts`).
 */
export const moneyMoved = (queries: QueryClient, { id }: { readonly id: AccountId }): Promise<void> =>
  queries.invalidateQueries({ queryKey: [id] });
