import { useMemo } from 'react';
import type { AccountScope } from '../../../core/account/account-scope.ts';
import { useAccount } from '../../../core/account/use-account.ts';
import { useSession } from '../../../core/session/use-session.ts';
import type { LostPlacement } from '../model/placement-watch.ts';

interface Kept {
  readonly placement: LostPlacement;
  readonly userId: string | undefined;
}

const keptOf = new WeakMap<AccountScope, Map<string, Kept>>();

export interface KeptPlacement {
  /** Undefined when there is none, or it is somebody else's. */
  read(): LostPlacement | undefined;
  keep(placement: LostPlacement): void;
  forget(): void;
}

/** The order of a pair whose answer was lost, kept while its outcome is open: leaving the page must not unlock the ticket. */
export function useLostPlacement(symbol: string): KeptPlacement {
  const account = useAccount();
  const { userId } = useSession();
  return useMemo(() => {
    const all = keptOf.get(account) ?? new Map<string, Kept>();
    keptOf.set(account, all);
    return {
      read: () => {
        const kept = all.get(symbol);
        const isForeign = kept?.userId !== undefined && userId !== undefined && kept.userId !== userId;
        return isForeign ? undefined : kept?.placement;
      },
      keep: (placement) => void all.set(symbol, { placement, userId }),
      forget: () => void all.delete(symbol),
    };
  }, [account, symbol, userId]);
}
