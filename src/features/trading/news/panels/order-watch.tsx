import { Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import type { AccountScope } from '../../../../core/account/account-scope.ts';
import { AccountContext, useAccount, type Accounts } from '../../../../core/account/use-account.ts';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { laterPart } from '../../../../core/ui/later-part.ts';
import { useKnownSteps } from '../../../shared/instruments/data/known-steps.ts';
import { askForLook } from '../../../shared/notices/data/look-now.ts';
import { useHasOpen, useNoticeWatch } from '../../../shared/notices/data/use-notice-watch.ts';
import { useSettledOptions } from '../../options/data/option-stream.ts';
import { usePositionNews } from '../../orders/data/contract-stream.ts';
import type { Distances } from '../model/liquidation-distances.ts';
import { contractWatcher, optionWatcher, spotWatcher } from '../operations/order-watchers.ts';
import { useTicketInSight } from '../operations/use-ticket-in-sight.ts';

const LeftOrders = laterPart(async () => (await import('./left-orders.tsx')).LeftOrders);
const LiquidationWatch = laterPart(async () => (await import('./liquidation-watch.tsx')).LiquidationWatch);

/** Watches the orders of the account that is shown, and of the other one while something of it can still change. */
export function OrderWatch({ accounts }: { readonly accounts: Accounts }) {
  const shown = useAccount();
  const { userId } = useSession();
  if (userId === undefined) return undefined;
  return [accounts.live, accounts.moni].map((account) => (
    <AccountContext key={account.id} value={account}>
      <WatchedAccount account={account} owner={userId} isShown={account.id === shown.id} />
      <Suspense>
        <LeftOrders />
      </Suspense>
    </AccountContext>
  ));
}

interface WatchProps {
  readonly account: AccountScope;
  readonly owner: string;
}

function WatchedAccount({ isShown, ...watch }: WatchProps & { readonly isShown: boolean }) {
  const canChange = useHasOpen(watch.account.id, watch.owner, ['spot', 'contract', 'option']);
  const hasPositions = useHasOpen(watch.account.id, watch.owner, ['contract']);
  const hasOptions = useHasOpen(watch.account.id, watch.owner, ['option']);
  const distances = useRef<Distances>(undefined);
  const keepDistances = useCallback((known: Distances) => {
    distances.current = known;
  }, []);
  const distancesOf = useCallback(() => distances.current, []);
  if (!isShown && !canChange) return undefined;
  return (
    <>
      <Lists {...watch} distancesOf={distancesOf} />
      {hasPositions ? (
        <>
          <PositionEvents account={watch.account} />
          <Suspense>
            <LiquidationWatch onKnown={keepDistances} />
          </Suspense>
        </>
      ) : undefined}
      {hasOptions ? <OptionEvents account={watch.account} /> : undefined}
    </>
  );
}

interface ListsProps extends WatchProps {
  readonly distancesOf: () => Distances | undefined;
}

function Lists({ account, owner, distancesOf }: ListsProps): undefined {
  const { spot, contracts, options } = useRuntimeConfig().products;
  const stepOf = useKnownSteps();
  const isInSight = useTicketInSight(account.id);
  const watchers = useMemo(
    () => [
      ...(spot ? [spotWatcher(account, stepOf, isInSight)] : []),
      ...(contracts ? [contractWatcher(account, distancesOf, isInSight)] : []),
      ...(options ? [optionWatcher(account)] : []),
    ],
    [account, stepOf, distancesOf, isInSight, spot, contracts, options],
  );
  useNoticeWatch({ account, owner, watchers, isEager: true });
  return undefined;
}

/** Closings that the server pushes make everything of the account be read again, and its watchers look. */
function PositionEvents({ account }: Pick<WatchProps, 'account'>): undefined {
  const closed = usePositionNews()?.closed.length ?? 0;
  useEffect(() => {
    if (closed > 0) askForLook(account.id);
  }, [closed, account]);
  return undefined;
}

function OptionEvents({ account }: Pick<WatchProps, 'account'>): undefined {
  useSettledOptions(() => askForLook(account.id));
  return undefined;
}
