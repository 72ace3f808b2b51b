import { useAccount } from '../../../../core/account/use-account.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import type { Page } from '../../../../core/domain/page.ts';
import { OptionsPort } from '../../../../core/ports/options-port.ts';
import { TradingPort, type ContractListing } from '../../../../core/ports/trading-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';
import { usePagedRows, type PagedRows } from '../../../../core/query/use-paged-rows.ts';

const perPage = 100;
const askAgainMs = 30_000;
const staleMs = 10_000;

/** Every contract of the account that is open, or waits for its price. Fetches only if `isWanted`. */
export function useOpenContracts(
  status: 'open' | 'pending',
  isWanted: boolean,
): PagedRows<ContractOrder, ContractListing> {
  const account = useAccount();
  return usePagedRows({
    key: accountKey(account, TradingPort, 'contractOrders', { kind: 'worth', status }),
    read: (page) => account.port(TradingPort).contractOrders({ status, page, limit: perPage }),
    pageOf: (listing: ContractListing) => listing.orders,
    isEnabled: isWanted,
    isWhole: true,
    intervalMs: () => askAgainMs,
    canWait: true,
    staleMs,
  });
}

/** Every spot order of the account that waits for its price. Fetches only if `isWanted`. */
export function useWaitingSpotOrders(isWanted: boolean): PagedRows<SpotOrder> {
  const account = useAccount();
  return usePagedRows({
    key: accountKey(account, TradingPort, 'spotOrders', { kind: 'worth' }),
    read: (page) => account.port(TradingPort).spotOrders({ status: 'pending', page, limit: perPage }),
    pageOf: (page: Page<SpotOrder>) => page,
    isEnabled: isWanted,
    isWhole: true,
    intervalMs: () => askAgainMs,
    canWait: true,
    staleMs,
  });
}

/** Every timed option of the account without a result. Fetches only if `isWanted`. */
export function useOpenOptions(isWanted: boolean): PagedRows<OptionOrder> {
  const account = useAccount();
  return usePagedRows({
    key: accountKey(account, OptionsPort, 'optionOrders', { kind: 'worth' }),
    read: (page) => account.port(OptionsPort).optionOrders({ status: 'open', page, limit: perPage }),
    pageOf: (page: Page<OptionOrder>) => page,
    isEnabled: isWanted,
    isWhole: true,
    intervalMs: () => askAgainMs,
    canWait: true,
    staleMs,
  });
}
