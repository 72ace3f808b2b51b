import { useEffect, useEffectEvent } from 'react';
import type { AccountId } from '../../../../core/account/account-scope.ts';
import { useAccount } from '../../../../core/account/use-account.ts';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { lackingAs, type Rows } from '../../../../core/domain/page.ts';
import type { QuotedInstrument } from '../../../../core/domain/market/instrument.ts';
import type { Wallets } from '../../../../core/domain/wallets/wallet.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { amount, type Amount, type Price } from '../../../../core/money/amount.ts';
import { add, isZero } from '../../../../core/money/fixed-point.ts';
import { useReadTimes } from '../../../../core/time/read-times.ts';
import { useUsdtPrices } from '../../limits/operations/use-usdt-prices.ts';
import { useNewestLoans } from '../../loans/data/own-loans.ts';
import { useNewestAge } from '../../quotes/data/use-newest-age.ts';
import { useServerDialect } from '../../server/data/use-server-dialect.ts';
import { useCurrentUser } from '../../session/data/current-user.ts';
import { useWallets } from '../../wallets/data/wallets.ts';
import { useBillsSince } from '../data/flows-since.ts';
import { useKeptDays } from '../data/kept-days.ts';
import { useOpenContracts, useOpenOptions } from '../data/open-orders.ts';
import { useTradedPairs } from '../data/traded.ts';
import {
  netFlow,
  priceChangeToday,
  pricesOrNothing,
  repaidOf,
  repaidSince,
  resultSince,
  type DayResult,
} from '../model/day-result.ts';
import { heldAllDay, signOf } from '../model/held-all-day.ts';
import { hasPortfolios } from '../model/finance-products.ts';
import { wholeRows } from '../model/holding.ts';
import { dayOf, isOfDay, readKept, withNow, writeKept, yesterdayIn, type KeptDay } from '../model/kept-worth.ts';
import { isUnread, lockTold, netWorthOf, type NetWorth, type ReadPart } from '../model/net-worth.ts';
import { useHoldings } from './use-holdings.ts';

export interface NetWorthView {
  readonly worth: NetWorth;
  readonly wallets: Wallets | undefined;
  readonly walletsError: AppError | null;
  /** When the balances with their prices were read last, epoch ms; 0 before the first answer. */
  readonly readAt: number;
  readonly today: DayResult;
  /** Whether every coin came in today, which then has no past here; undefined while that is not known, or not asked for. */
  readonly isAllNew: boolean | undefined;
  /** Oldest first, today among them once it is known. */
  readonly days: readonly KeptDay[];
  /** Whether a market trades a currency. */
  readonly isTraded: (currencyName: string) => boolean;
  retry(): void;
}

const nothing = amount('0');
/** Products and loans are bought with real money alone. */
const hasProducts: Readonly<Record<AccountId, boolean>> = { live: true, moni: false };

interface List<Row> {
  readonly rows: Rows<Row> | undefined;
  readonly hasMore: boolean;
  readonly error: AppError | null;
}

/** Absent where the server has no such list. */
function readPart<Row>(list: List<Row>): ReadPart<Rows<Row>> | undefined {
  const data = wholeRows(list);
  if (data === undefined && list.error?.kind === 'unavailable') return undefined;
  return { data, hasFailed: list.error !== null };
}

/** What the person of this route's account has: accounts + open orders + products − debts, and what today made of it. */
export function useNetWorth(): NetWorthView {
  const config = useRuntimeConfig();
  const { products } = config;
  const withProducts = hasProducts[useAccount().id];
  const wallets = useWallets();
  const priceOf = useUsdtPrices(true);
  const { pairs, isTraded } = useTradedPairs();
  // Also where contracts or options are switched off: what was open then stays open, and is the person's.
  const open = useOpenContracts('open', true);
  const pending = useOpenContracts('pending', true);
  const contracts = joined(readPart(open), readPart(pending));
  const options = useOpenOptions(true);
  const user = useCurrentUser().data;
  const running = lockTold(readPart(options), options.error, user);
  const loans = useNewestLoans(withProducts && products.borrowing);
  const held = useHoldings(withProducts);
  const dialect = useServerDialect();
  const worth = netWorthOf({
    wallets: { data: wallets.data, hasFailed: wallets.error !== null },
    contracts: products.contracts || (contracts?.data?.length ?? 0) > 0 ? contracts : undefined,
    options: products.options || (running?.data?.length ?? 0) > 0 ? running : undefined,
    loans:
      withProducts && products.borrowing && loans.error?.kind !== 'unavailable'
        ? { data: loans.data, hasFailed: loans.error !== null }
        : undefined,
    held,
    hasPortfolios: hasPortfolios(config, dialect) && withProducts,
    isTraded,
    priceOf,
  });
  const isWhole = worth.missing.length === 0;
  const isOfToday = useIsOfToday();
  const repaid = withProducts && products.borrowing ? loans.data && repaidOf(loans.data, priceOf) : nothing;
  const days = useDays(isWhole && isOfToday ? worth.total : undefined, repaid);
  const day = useToday({ worth, isOfToday, days, repaid, priceOf, wallets: wallets.data, pairs });
  return {
    worth,
    wallets: wallets.data,
    walletsError: wallets.error,
    readAt: wallets.dataUpdatedAt,
    ...day,
    days,
    isTraded,
    retry: () => {
      void wallets.refetch();
      [open, pending, options].forEach((list) => (list.error === null ? undefined : list.retry()));
      if (loans.error !== null) void loans.refetch();
      held.forEach(({ error, retry }) => (error === null ? undefined : retry()));
    },
  };
}

/** Both lists of contracts as one. */
function joined<Row>(
  left: ReadPart<Rows<Row>> | undefined,
  right: ReadPart<Rows<Row>> | undefined,
): ReadPart<Rows<Row>> | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  const hasFailed = left.hasFailed || right.hasFailed;
  if (left.data === undefined || right.data === undefined) return { data: undefined, hasFailed };
  const unreadable = [...(left.data.unreadable ?? []), ...(right.data.unreadable ?? [])];
  return { data: lackingAs([...left.data, ...right.data], { unreadable }), hasFailed };
}

/** Whether the prices are of this day: without a server the page shows those of the last visit. */
function useIsOfToday(): boolean {
  const { best } = useReadTimes();
  const age = useNewestAge();
  return age === undefined || isOfDay(best(), age);
}

/** Keeps today's latest complete value on this device. */
function useDays(total: Amount | undefined, repaid: Amount | undefined): readonly KeptDay[] {
  const { best } = useReadTimes();
  const [text, write] = useKeptDays();
  const days = readKept(text);
  const keep = useEffectEvent((worth: Amount) =>
    write(writeKept(withNow(readKept(text), { at: best(), worth, repaid }))),
  );
  useEffect(() => {
    // Once per value: a moment alone is no reason to write.
    if (total !== undefined) keep(total);
  }, [total]);
  return days;
}

interface TodayFacts {
  readonly worth: NetWorth;
  readonly isOfToday: boolean;
  readonly days: readonly KeptDay[];
  readonly repaid: Amount | undefined;
  readonly priceOf: (currencyName: string) => Price | undefined;
  readonly wallets: Wallets | undefined;
  readonly pairs: readonly QuotedInstrument[] | undefined;
}

type Day = Pick<NetWorthView, 'today' | 'isAllNew'>;

function useToday(facts: TodayFacts): Day {
  const { worth, isOfToday, days, repaid, priceOf, wallets, pairs } = facts;
  const now = useReadTimes().best();
  const of = signOf(wallets);
  const yesterday = yesterdayIn(days, now);
  const bills = useBillsSince({ since: wallets && yesterday?.at, of });
  const flow = bills.data && netFlow(bills.data, priceOf);
  const back = yesterday && repaidSince(yesterday, repaid);
  const isAsking = yesterday !== undefined && bills.isPending;
  const hasResult = flow !== undefined && back !== undefined;
  // What came in today has no share in what prices did before.
  const since = wallets === undefined || isAsking || hasResult ? undefined : Date.parse(dayOf(now));
  const ofDay = useBillsSince({ since, of, mayBeEarlier: true });
  const held = wallets && ofDay.data && heldAllDay(wallets, ofDay.data);
  const isTold = (name: string): boolean =>
    pairs?.some(({ instrument }) => instrument.symbol === `${name}/USDT`) === true;
  const isAllNew = held && [...held].every(([name, owned]) => !isTold(name) || isZero(owned));
  const today = (): DayResult => {
    if (worth.isReading) return { kind: 'reading' };
    if (isUnread(worth)) return { kind: 'unread' };
    if (worth.total === undefined || worth.missing.length > 0) return { kind: 'unknown', reason: 'incomplete' };
    if (!isOfToday) return { kind: 'unknown', reason: 'old' };
    if (yesterday !== undefined && hasResult)
      return { kind: 'result', since: yesterday.at, ...resultSince(yesterday.worth, add(flow, back), worth.total) };
    if (isAsking || (since !== undefined && ofDay.isPending)) return { kind: 'reading' };
    const ofPrices = held && pairs && priceChangeToday(held, pairs, priceOf);
    return pricesOrNothing(yesterday === undefined ? 'tomorrow' : 'flows', ofPrices, worth.total);
  };
  return { today: today(), isAllNew };
}
