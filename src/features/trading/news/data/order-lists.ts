import type { AccountScope } from '../../../../core/account/account-scope.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import type { Page } from '../../../../core/domain/page.ts';
import type { Bill } from '../../../../core/domain/wallets/wallet.ts';
import { OptionsPort } from '../../../../core/ports/options-port.ts';
import { TradingPort, type ContractListing, type PairIds } from '../../../../core/ports/trading-port.ts';
import { WalletPort } from '../../../../core/ports/wallet-port.ts';
import { findAmong, type OrderLists } from '../../../shared/notices/data/look-through.ts';
import { billsAtOnce } from '../../orders/data/closing-cause.ts';

const limit = 20;
const between = '/';
/** The two currencies of a pair as it is kept of an order. */
function pairOf(place: string): PairIds {
  const [baseId = '', quoteId = ''] = place.split(between);
  return { baseId, quoteId };
}

/** The spot orders of an account. */
export function spotLists(account: AccountScope): OrderLists<SpotOrder> {
  const read = (page: number, query: { pair?: PairIds; status?: 'pending' } = {}): Promise<Page<SpotOrder>> =>
    account.port(TradingPort).spotOrders({ page, limit, ...query });
  return {
    newest: () => read(1),
    open: [(page) => read(page, { status: 'pending' })],
    find: (id, place) => findAmong(id, (page) => read(page, { pair: pairOf(place) })),
  };
}

/** The contract orders of an account; each answer is told as it comes. */
export function contractLists(
  account: AccountScope,
  onListing: (listing: ContractListing) => void,
): OrderLists<ContractOrder> {
  type Query = { pair?: PairIds; status?: 'pending' | 'open' | 'closing' };
  const read = async (page: number, query: Query = {}): Promise<Page<ContractOrder>> => {
    const listing = await account.port(TradingPort).contractOrders({ page, limit, ...query });
    onListing(listing);
    return listing.orders;
  };
  return {
    newest: () => read(1),
    open: (['pending', 'open', 'closing'] as const).map((status) => (page: number) => read(page, { status })),
    find: (id, place) => findAmong(id, (page) => read(page, { pair: pairOf(place) })),
  };
}

/** The timed options of an account. */
export function optionLists(account: AccountScope): OrderLists<OptionOrder> {
  const options = (): OptionsPort => account.port(OptionsPort);
  return {
    newest: () => options().optionOrders({ page: 1, limit }),
    open: (['open', 'settling'] as const).map(
      (status) => (page: number) => options().optionOrders({ page, limit, status }),
    ),
    // Some servers refuse until it is settled: then there is nothing to tell yet.
    find: (id) =>
      options()
        .optionResult({ id })
        .catch(() => undefined),
  };
}

/** The contract ledger of a currency, each page read once however many positions were closed together. */
export function contractBills(account: AccountScope): (currencyId: string) => (page: number) => Promise<Page<Bill>> {
  const pages = new Map<string, Promise<Page<Bill>>>();
  return (currencyId) => (page) => {
    const key = `${currencyId} ${page}`;
    const query = { account: 'contracts', currencyId, limit: billsAtOnce, page } as const;
    const answer = pages.get(key) ?? account.port(WalletPort).bills(query);
    pages.set(key, answer);
    return answer;
  };
}
