import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AccountScope } from '../../../../core/account/account-scope.ts';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { lackingAs, type Page, type Rows } from '../../../../core/domain/page.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { dayAt, serverDay } from '../../../../core/i18n/server-day.ts';
import { OptionsPort } from '../../../../core/ports/options-port.ts';
import { TradingPort } from '../../../../core/ports/trading-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';
import { useSession } from '../../../../core/session/use-session.ts';

/** The records that ended within one day of the server. */
export interface DaysRecords<Order> {
  /** Including unreadable rows: their day is unknown. */
  readonly orders: Rows<Order>;
  /** False if there are more records than are read here. */
  readonly isWhole: boolean;
  /** Every record ever read for this day, of any day. */
  readonly seen: readonly string[];
}

export interface Day {
  /** `YYYY-MM-DD` in the server's zone. */
  readonly date: string;
  readonly zone: string;
}

const pageSize = 100;
const pagesMax = 50;
/** At most this many records are read, the newest ones. */
export const recordsMax = pageSize * pagesMax;
const againMs = 30_000;

interface Reading<Order> {
  readonly read: (page: number) => Promise<Page<Order>>;
  readonly isOfDay: (order: Order) => boolean;
  /** Whether everything behind this one is older than the day. */
  readonly isBefore: (order: Order) => boolean;
}

/**
 * Records of the day among all that there are, page by page from the newest. What is over does not change: once as many
 * have been seen as the server counts, those behind are known from the last time.
 */
async function recordsOf<Order extends { readonly id: string }>(
  reading: Reading<Order>,
  { before, signal }: { before: DaysRecords<Order> | undefined; signal: AbortSignal },
): Promise<DaysRecords<Order>> {
  const found = new Map(before?.orders.map((order) => [order.id, order]));
  const seen = new Set(before?.seen);
  const lacking = new Map(before?.orders.unreadable?.map((row) => [row.id ?? row.path, row]));
  const records = (isWhole: boolean) => ({
    orders: lackingAs([...found.values()], { unreadable: [...lacking.values()] }),
    isWhole,
    seen: [...seen],
  });
  for (let page = 1; page <= pagesMax; page += 1) {
    const { items, unreadable = [], hasMore, total } = await reading.read(page);
    signal.throwIfAborted();
    for (const row of unreadable) lacking.set(row.id ?? row.path, row);
    for (const { id } of items) lacking.delete(id);
    for (const { id } of items) seen.add(id);
    for (const id of lacking.keys()) seen.add(id);
    for (const order of items.filter(reading.isOfDay)) found.set(order.id, order);
    const last = items.at(-1);
    const isEnd = !hasMore || last === undefined || seen.size === total;
    if (isEnd || reading.isBefore(last)) return records(true);
  }
  return records(false);
}

/** No option is longer than this, so one that was opened earlier has not been settled today. */
const longestOptionMs = 86_400_000;

const dayBefore = (date: string): string => dayAt(Date.parse(date) - longestOptionMs, 'UTC');

const optionsQuery = (account: AccountScope, { date, zone }: Day) =>
  queryOptions<DaysRecords<OptionOrder>, AppError>({
    queryKey: accountKey(account, OptionsPort, 'optionOrders', { kind: 'day', date }),
    queryFn: ({ client, queryKey, signal }) =>
      recordsOf<OptionOrder>(
        {
          read: (page) => account.port(OptionsPort).optionOrders({ status: 'settled', page, limit: pageSize }),
          isOfDay: ({ settledAt, dueAt }) => serverDay(settledAt ?? dueAt, zone) === date,
          isBefore: ({ createdAt }) => serverDay(createdAt, zone) < dayBefore(date),
        },
        { before: client.getQueryData(queryKey), signal },
      ),
    staleTime: 1000,
    refetchInterval: againMs,
  });

const positionsQuery = (account: AccountScope, { date, zone }: Day) =>
  queryOptions<DaysRecords<ContractOrder>, AppError>({
    queryKey: accountKey(account, TradingPort, 'contractOrders', { kind: 'day', date }),
    queryFn: ({ client, queryKey, signal }) =>
      recordsOf<ContractOrder>(
        {
          read: async (page) => {
            const listing = await account.port(TradingPort).contractOrders({ status: 'closed', page, limit: pageSize });
            return listing.orders;
          },
          isOfDay: ({ closedAt }) => closedAt !== undefined && serverDay(closedAt, zone) === date,
          // A position may have been open for any time, so all that are closed are looked through.
          isBefore: () => false,
        },
        { before: client.getQueryData(queryKey), signal },
      ),
    staleTime: 1000,
    refetchInterval: againMs,
  });

const noDay: Day = { date: '', zone: 'UTC' };

/** Options that were settled on a day; disabled for visitors, and without a day. */
export function useDaysOptions(day: Day | undefined): UseQueryResult<DaysRecords<OptionOrder>, AppError> {
  const account = useAccount();
  const { isSignedIn } = useSession();
  return useQuery({ ...optionsQuery(account, day ?? noDay), enabled: isSignedIn && day !== undefined });
}

/** Positions that were closed on a day, by the person or by the server. */
export function useDaysPositions(day: Day | undefined): UseQueryResult<DaysRecords<ContractOrder>, AppError> {
  const account = useAccount();
  const { isSignedIn } = useSession();
  return useQuery({ ...positionsQuery(account, day ?? noDay), enabled: isSignedIn && day !== undefined });
}
