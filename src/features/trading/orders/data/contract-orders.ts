import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AccountScope } from '../../../../core/account/account-scope.ts';
import { useAccount } from '../../../../core/account/use-account.ts';
import type {
  ContractAccountState,
  ContractOrder,
  ContractOrderStatus,
} from '../../../../core/domain/orders/contract-order.ts';
import { lackingAs, rowsOf, type Page, type Rows } from '../../../../core/domain/page.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { TradingPort, type ContractListing, type PairIds } from '../../../../core/ports/trading-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';
import { useIsOld } from '../../../../core/query/use-is-old.ts';
import { useToldPages } from '../../../../core/query/use-told-pages.ts';
import { usePagedPart } from '../../../../core/query/use-paged-part.ts';
import { usePagedRows, type PagedQuery, type PagedRows } from '../../../../core/query/use-paged-rows.ts';
import { useSession } from '../../../../core/session/use-session.ts';

/** `history` is everything that is over; the protocol has no filter for it, so it is cut out of all orders. */
export type ContractListKind = 'open' | 'pending' | 'history';

const pageSize = 20;
/** Servers may push nothing at all, so lists that can change are polled. */
const livelyIntervalMs = 2000;
const quietIntervalMs = 20_000;

const kinds: Readonly<Record<ContractListKind, readonly ContractOrderStatus[]>> = {
  open: ['open', 'closing'],
  pending: ['pending'],
  history: ['closed', 'cancelled'],
};
/** The requested status of each list, page by page. */
const asked: Readonly<Record<ContractListKind, ContractOrderStatus | undefined>> = {
  open: 'open',
  pending: 'pending',
  history: undefined,
};

/** Orders of one account as far as they have been read. */
export interface ContractOrderList extends Omit<PagedRows<ContractOrder>, 'rows' | 'first' | 'isReading'> {
  /** Newest first; undefined before the first answer. */
  readonly orders: Rows<ContractOrder> | undefined;
  readonly state: ContractAccountState | undefined;
  /** Of its first page, what was not over when it was read and is not among its rows. */
  readonly livingThen: readonly ContractOrder[];
}

export interface ContractListQuery {
  readonly kind: ContractListKind;
  readonly pair: PairIds | undefined;
  readonly isWanted?: boolean;
  /** Shown as a hint alone: it may be older. */
  readonly isHint?: boolean;
  /** Read when it is first asked for and with news of the account, not every few seconds. */
  readonly isOnce?: boolean;
  /** While false it is not read either, and what others read draws nothing anew. */
  readonly isHeard?: boolean;
}

/** Contract orders of one account, of a pair or all of them. Disabled for visitors, and unless `isWanted`. */
export function useContractOrders(query: ContractListQuery): ContractOrderList {
  const { rows: orders, first, isReading: _, ...list } = usePagedRows(useListQuery(query));
  const newest = first?.orders.items ?? noOrders;
  return { ...list, orders, state: first?.state, livingThen: newest.filter(isLivingIn[query.kind]) };
}

/** What is made of them; draws anew only when that differs, however often prices change in their rows. See `usePagedPart`. */
export function useContractPart<Part>(
  query: ContractListQuery,
  partOf: (orders: Rows<ContractOrder>) => Part,
): Part | undefined {
  return usePagedPart(useListQuery(query), partOf);
}

const ordersOf = ({ orders }: ContractListing): Page<ContractOrder> => orders;
const showing = (kind: ContractListKind) => (order: ContractOrder) => kinds[kind].includes(order.status);
const shows = { open: showing('open'), pending: showing('pending'), history: showing('history') };

const isLivingIn = {
  open: () => false,
  pending: () => false,
  history: (order: ContractOrder) => !shows.history(order),
};
const noOrders: readonly ContractOrder[] = [];

const listKey = (account: AccountScope, { kind, pair }: Pick<ContractListQuery, 'kind' | 'pair'>) =>
  accountKey(account, TradingPort, 'contractOrders', { kind, pair: pair ?? 'all' });

function useListQuery(query: ContractListQuery): PagedQuery<ContractOrder, ContractListing> {
  const account = useAccount();
  const { isSignedIn } = useSession();
  const { kind, pair, isWanted = true, isHint = false, isOnce = false, isHeard = true } = query;
  return {
    key: listKey(account, query),
    read: (page) => readList(account, { kind, pair, page }),
    pageOf: ordersOf,
    shows: shows[kind],
    isEnabled: isSignedIn && isWanted && isHeard,
    isHeard,
    tellsReading: false,
    // What can still lose money is counted and closed as a whole.
    isWhole: kind !== 'history',
    intervalMs: isOnce ? undefined : () => (kind === 'history' || isHint ? quietIntervalMs : livelyIntervalMs),
    canWait: kind === 'history',
    staleMs: 1000,
  };
}

/** When all open positions were read last, asked now; epoch ms, 0 before the first answer. */
export function useOpenReadAt(): () => number {
  const account = useAccount();
  const queries = useQueryClient();
  return useCallback(
    () => queries.getQueryState(listKey(account, { kind: 'open', pair: undefined }))?.dataUpdatedAt ?? 0,
    [account, queries],
  );
}

async function readList(
  account: AccountScope,
  { kind, pair, page }: { kind: ContractListKind; pair: PairIds | undefined; page: number },
): Promise<ContractListing> {
  const trading = account.port(TradingPort);
  const status = asked[kind];
  const query = { page, limit: pageSize, ...(pair === undefined ? {} : { pair }) };
  const listing = await trading.contractOrders({ ...query, ...(status === undefined ? {} : { status }) });
  if (kind !== 'open') return listing;
  // A closing position briefly has a separate status and must not disappear from any page, so these are read after
  // every page.
  const closing = await readClosing((at) => trading.contractOrders({ ...query, page: at, status: 'closing' }));
  const { orders } = listing;
  const items = lackingAs([...closing, ...orders.items], closing, orders);
  return { ...listing, orders: { ...orders, items, unreadable: items.unreadable } };
}

async function readClosing(
  read: (page: number) => Promise<ContractListing>,
  known: Rows<ContractOrder> = [],
  page = 1,
): Promise<Rows<ContractOrder>> {
  const { orders } = await read(page);
  const { items, hasMore } = orders;
  // Some servers answer every page with the same rows.
  const news = items.filter(({ id }) => known.every((one) => one.id !== id));
  const all = lackingAs([...known, ...news], known, orders);
  return hasMore && news.length > 0 ? readClosing(read, all, page + 1) : all;
}

/** Asks for one page of all orders in every state. Fails like the port. */
export function useReadContractOrders(): (page: number, limit: number) => Promise<Page<ContractOrder>> {
  const account = useAccount();
  return useToldPages(async (page, limit) => (await account.port(TradingPort).contractOrders({ page, limit })).orders);
}

const contractAccountQuery = (account: AccountScope, pair: PairIds) =>
  queryOptions<ContractListing, AppError>({
    queryKey: accountKey(account, TradingPort, 'contractAccount', pair),
    queryFn: () => account.port(TradingPort).contractAccount({ pair, status: 'open', page: 1, limit: pageSize }),
    staleTime: 1000,
    refetchInterval: livelyIntervalMs,
  });

const freeIn = ({ state: { available } }: ContractListing) => ({ available });

/**
 * The open positions of one pair with the sums of its quote currency; undefined for visitors and until it is known. Draws
 * anew with the free sum alone where nothing shown hangs on running results; those are as new as the last drawing then.
 */
export function useContractAccount({ baseId, quoteId }: PairIds, hangsOnResults: boolean): ContractListing | undefined {
  const account = useAccount();
  const { isSignedIn } = useSession();
  const query = { ...contractAccountQuery(account, { baseId, quoteId }), enabled: isSignedIn };
  useQuery({ ...query, select: freeIn, notifyOnChangeProps: ['data'] });
  return useQuery({ ...query, subscribed: hangsOnResults }).data;
}

/** Something has changed that account, and it is being read again. */
export function useIsContractAccountOld(pair: PairIds): boolean {
  return useIsOld(contractAccountQuery(useAccount(), pair).queryKey);
}

/** The newest orders of a pair in every state, asked now: it joins no read under way, whose answer may be older. Fails like the port. */
export function useReadLatestContractOrders({ baseId, quoteId }: PairIds): () => Promise<Rows<ContractOrder>> {
  const account = useAccount();
  return useCallback(async () => {
    const pair = { baseId, quoteId };
    return rowsOf((await account.port(TradingPort).contractOrders({ pair, page: 1, limit: pageSize })).orders);
  }, [account, baseId, quoteId]);
}
