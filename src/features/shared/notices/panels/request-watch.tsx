import { useMemo } from 'react';
import type { AccountScope } from '../../../../core/account/account-scope.ts';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { requestWatchers } from '../data/request-watchers.ts';
import { useNoticeWatch } from '../data/use-notice-watch.ts';

/** Watches what staff decide about, for a person with an account. */
export function RequestWatch({ account }: { readonly account: AccountScope }) {
  const { userId } = useSession();
  return userId === undefined ? undefined : <Watch account={account} owner={userId} />;
}

function Watch({ account, owner }: { readonly account: AccountScope; readonly owner: string }): undefined {
  const { products } = useRuntimeConfig();
  const { borrowing: hasLoans, c2c, otc } = products;
  const hasPurchases = c2c || otc;
  const watchers = useMemo(
    () => requestWatchers(account, { hasLoans, hasPurchases }),
    [account, hasLoans, hasPurchases],
  );
  useNoticeWatch({ account, owner, watchers, isEager: false });
  return undefined;
}
