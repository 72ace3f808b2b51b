import { isUnpaid, knownDue, type Loan } from '../../../../core/domain/finance/loan.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import type { Lacking, Rows } from '../../../../core/domain/page.ts';
import type { User } from '../../../../core/domain/people/user.ts';
import {
  walletAccounts,
  type AccountBalances,
  type Balance,
  type WalletAccount,
  type Wallets,
} from '../../../../core/domain/wallets/wallet.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { amount, type Amount, type Price } from '../../../../core/money/amount.ts';
import { compare, isZero, multiply, negate, sum } from '../../../../core/money/fixed-point.ts';
import { accountTotal, ownedOf, usdtValueOf } from '../../wallets/model/wallet-values.ts';
import type { FinanceProductId } from './finance-products.ts';
import { heldTotal, type HeldProduct, type Holding } from './holding.ts';

/** A part of the net worth: an account, what is open in the markets, a product, or the debts. */
export type WorthPart = WalletAccount | 'positions' | 'stakes' | FinanceProductId | 'portfolios' | 'debts';

/**
 * Why a part is not whole: still being read, not readable, refused while the account is locked, told by no call, without
 * a price, or with unreadable rows.
 */
export type WorthGap = 'reading' | 'failed' | 'locked' | 'untold' | 'price' | 'rows';

export interface WorthLine {
  readonly part: WorthPart;
  /** In USDT, debts below zero; undefined when unknown. With the gap `rows` the readable part. */
  readonly value: Amount | undefined;
  readonly gap?: WorthGap | undefined;
}

/** Something that no market trades: named beside the sum, and no part of it. */
export interface Untraded {
  readonly id: string;
  /** Ticker of the token. */
  readonly name: string;
  /** What the operator's price, or the price paid, makes it in USDT; undefined without one. */
  readonly value: Amount | undefined;
}

export interface NetWorth {
  readonly lines: readonly WorthLine[];
  /** The parts in their order, also those that were read and are empty, which have no line. */
  readonly places: readonly WorthPart[];
  /** In USDT: the sum of every known line; undefined while something is read, or when nothing is known. */
  readonly total: Amount | undefined;
  readonly isReading: boolean;
  /** The parts that the sum lacks, in whole or in part. */
  readonly missing: readonly WorthPart[];
  readonly untraded: readonly Untraded[];
}

/** What was read: undefined and not failed is on its way. */
export interface ReadPart<Data> {
  readonly data: Data | undefined;
  readonly hasFailed: boolean;
  /** The server refused because the account is locked: asking again cannot help. */
  readonly isLocked?: boolean;
}

export interface WorthParts {
  readonly wallets: ReadPart<Wallets>;
  /** Absent where this account or server has none. */
  readonly contracts?: ReadPart<Rows<ContractOrder>> | undefined;
  readonly options?: ReadPart<Rows<OptionOrder>> | undefined;
  readonly loans?: ReadPart<Rows<Loan>> | undefined;
  readonly held: readonly HeldProduct[];
  /** The server sells portfolios in place of dual investment. */
  readonly hasPortfolios?: boolean;
  /** Whether some market trades a currency; every one while that is not known. */
  readonly isTraded: (currencyName: string) => boolean;
  /** USDT for one unit. */
  readonly priceOf: (currencyName: string) => Price | undefined;
}

/**
 * Accounts + what is open in the markets + products − debts. A sum that is bound by a position or a bid counts once:
 * some servers keep it locked in its account, others take it out until it is over.
 */
export function netWorthOf(parts: WorthParts): NetWorth {
  const all = [
    ...accountLines(parts),
    ...lineOf('positions', parts.contracts, (rows) => positionsWorth(rows, parts)),
    ...lineOf('stakes', parts.options, (rows) => stakesWorth(rows, parts)),
    ...parts.held.flatMap((product) => productLine(product, parts)),
    ...(parts.hasPortfolios === true ? [portfolios] : []),
    ...lineOf('debts', parts.loans, (rows) => debtsWorth(rows, parts)),
  ];
  const lines = all.flatMap((line) => (line.value === 'nothing' ? [] : { ...line, value: line.value }));
  const known = lines.flatMap(({ value }) => value ?? []);
  const isReading = lines.some(({ gap }) => gap === 'reading');
  return {
    lines,
    places: all.map(({ part }) => part),
    total: isReading || known.length === 0 ? undefined : sum<Amount>(known),
    isReading,
    missing: lines.filter(({ gap }) => gap !== undefined && gap !== 'reading').map(({ part }) => part),
    untraded: [...untradedBalances(parts), ...untradedTokens(parts)],
  };
}

/** Not one part could be read: then their names tell nothing. */
export const isUnread = ({ lines }: Pick<NetWorth, 'lines'>): boolean =>
  lines.every(({ gap }) => gap === 'failed' || gap === 'untold');

/** As far as it was read there is nothing. */
export const isNothing = ({ lines }: Pick<NetWorth, 'lines'>): boolean =>
  lines.every(({ value, gap }) => gap === 'reading' || (gap === undefined && value !== undefined && isZero(value)));

/** What a part was once shown with stays for the visit, at zero where it turns out to be empty: what is below keeps its place. */
export const heldLines = ({ lines, places }: Pick<NetWorth, 'lines' | 'places'>, shown: readonly WorthPart[]) =>
  places.flatMap((part): readonly WorthLine[] => {
    const line = lines.find((one) => one.part === part);
    // It will not come to a line of its own.
    if (line?.gap === 'reading' && isCountedElsewhere(part)) return [];
    if (line !== undefined) return [line];
    return shown.includes(part) ? [{ part, value: nothing }] : [];
  });

const gapOf = (value: Amount | undefined, rows: Lacking): WorthGap | undefined => {
  if (value === undefined) return 'price';
  return rows.unreadable === undefined ? undefined : 'rows';
};

const unreadGap = ({ hasFailed, isLocked }: ReadPart<unknown>): WorthGap => {
  if (!hasFailed) return 'reading';
  return isLocked === true ? 'locked' : 'failed';
};

/** A server refuses some lists of a locked account. Other failures pass, and the list can be read again. */
export const lockTold = <Data>(
  read: ReadPart<Data> | undefined,
  error: AppError | null,
  user: Pick<User, 'isLocked'> | undefined,
): ReadPart<Data> | undefined => read && { ...read, isLocked: error?.kind === 'server' && user?.isLocked === true };

const portfolios: WorthLine = { part: 'portfolios', value: undefined, gap: 'untold' };

/** A line, or only the place of one: there is nothing, and nothing is missing. */
type Place = Omit<WorthLine, 'value'> & { readonly value: Amount | undefined | 'nothing' };

function lineOf<Row>(
  part: WorthPart,
  read: ReadPart<Rows<Row>> | undefined,
  worth: (rows: Rows<Row>) => Amount | undefined | 'nothing',
): readonly Place[] {
  if (read === undefined) return [];
  if (read.data === undefined) return [{ part, value: undefined, gap: unreadGap(read) }];
  const found = worth(read.data);
  const value = found === 'nothing' ? undefined : found;
  if (found === 'nothing' && read.data.unreadable === undefined) return [{ part, value: 'nothing' }];
  return [{ part, value, gap: found === 'nothing' ? 'rows' : gapOf(value, read.data) }];
}

function accountLines({ wallets, isTraded }: WorthParts): readonly WorthLine[] {
  const { data } = wallets;
  if (data === undefined) {
    const gap = wallets.hasFailed ? 'failed' : 'reading';
    return walletAccounts.map((part) => ({ part, value: undefined, gap }));
  }
  return data.accounts.map((account) => {
    const value = tradedTotal(account, isTraded);
    return { part: account.account, value, gap: gapOf(value, account.balances) };
  });
}

/** The fiat account holds the money of states, which needs no market here. */
const apartIn = ({ account, balances }: AccountBalances, isTraded: (name: string) => boolean): readonly Balance[] =>
  account === 'fiat' ? [] : balances.filter((balance) => !isZero(ownedOf(balance)) && !isTraded(balance.currencyName));

/** Value of an account without what no market trades. The server's own sum includes that, so it is no help then. */
export function tradedTotal(account: AccountBalances, isTraded: (name: string) => boolean): Amount | undefined {
  const apart = new Set(apartIn(account, isTraded));
  if (apart.size === 0) return accountTotal(account);
  return accountTotal({
    ...account,
    balances: account.balances.filter((balance) => !apart.has(balance)),
    totalUsdt: undefined,
  });
}

const untradedBalances = ({ wallets, isTraded }: WorthParts): readonly Untraded[] =>
  (wallets.data?.accounts ?? [])
    .flatMap((account) => apartIn(account, isTraded).map((balance) => ({ account: account.account, balance })))
    .map(({ account, balance }) => ({
      id: `${account}.${balance.currencyId}`,
      name: balance.currencyName,
      value: usdtValueOf(balance),
    }));

/** Paid and not delivered: what was paid for it, which is not due again. */
const untradedTokens = ({ held, priceOf }: WorthParts): readonly Untraded[] =>
  held
    .filter(({ id }) => id === 'ieo')
    .flatMap(({ rows = [] }) =>
      rows.map((row) => ({
        id: `ieo.${row.id}`,
        name: row.title,
        value: heldTotal([{ rows: [row] }], priceOf),
      })),
    );

/** What is locked in an account in one currency. */
const lockedIn = ({ wallets }: WorthParts, account: WalletAccount, isIt: (balance: Balance) => boolean): Amount =>
  sum<Amount>(
    wallets.data?.accounts
      .filter((one) => one.account === account)
      .flatMap(({ balances }) => balances.filter(isIt).map(({ locked }) => locked)) ?? [],
  );

const nothing = amount('0');

/** What is bound beside an account: nothing where its locked balance covers it all, because then it lies there. */
const outside = (bound: Amount, locked: Amount): Amount => (compare(locked, bound) >= 0 ? nothing : bound);

function groupedBy<Row>(rows: readonly Row[], key: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}

const wholeSum = (values: readonly (Amount | undefined)[]): Amount | undefined => {
  const known = values.flatMap((value) => value ?? []);
  return known.length === values.length ? sum<Amount>(known) : undefined;
};

const valued = (value: Amount | undefined, price: Price | undefined): Amount | undefined =>
  value === undefined || price === undefined ? undefined : multiply(value, price);

/** The running results, and the margins where they are not in the contract account. */
function positionsWorth(rows: readonly ContractOrder[], parts: WorthParts): Amount | undefined | 'nothing' {
  const open = rows.filter(({ status }) => status === 'open' || status === 'closing' || status === 'pending');
  if (open.length === 0) return 'nothing';
  const groups = [...groupedBy(open, ({ quoteId }) => quoteId).values()];
  return wholeSum(
    groups.map((group) => {
      const [first] = group;
      const locked = lockedIn(parts, 'contracts', ({ currencyId }) => currencyId === first?.quoteId);
      const margins = outside(sum<Amount>(group.map(({ margin }) => margin)), locked);
      const results = wholeSum(group.map(({ status, profit }) => (status === 'pending' ? nothing : profit)));
      const quote = first?.symbol.slice(first.symbol.indexOf('/') + 1) ?? '';
      return valued(results && sum<Amount>([margins, results]), parts.priceOf(quote));
    }),
  );
}

/** Stakes that wait for their result, where they are not in the options account. */
function stakesWorth(rows: readonly OptionOrder[], parts: WorthParts): Amount | undefined | 'nothing' {
  const open = rows.filter(({ status }) => status !== 'settled');
  const groups = [...groupedBy(open, ({ payingCurrency = '' }) => payingCurrency)];
  const values = groups.map(([name, group]) => {
    const locked = lockedIn(parts, 'options', ({ currencyName }) => currencyName === name);
    return valued(outside(sum<Amount>(group.map(({ stake }) => stake)), locked), parts.priceOf(name));
  });
  const total = wholeSum(values);
  return total !== undefined && isZero(total) ? 'nothing' : total;
}

/** What is still owed, below zero. */
function debtsWorth(loans: readonly Loan[], { priceOf }: WorthParts): Amount | undefined | 'nothing' {
  const unpaid = loans.filter(({ status }) => isUnpaid(status));
  if (unpaid.length === 0) return 'nothing';
  const owed = wholeSum(unpaid.map((loan) => valued(knownDue(loan), priceOf(loan.currencyName))));
  return owed && negate(owed);
}

/** The margin of a copy is among the open contracts, and tokens that no market trades are apart. */
const isCountedElsewhere = (id: WorthPart): boolean => id === 'copyTrading' || id === 'ieo';

function productLine(product: HeldProduct, parts: WorthParts): readonly Place[] {
  const { id, rows, error } = product;
  if (rows === undefined && error?.kind === 'unavailable') return [];
  const read = { data: rows, hasFailed: error !== null };
  return lineOf<Holding>(id, read, (found) => {
    if (isCountedElsewhere(id) || found.length === 0) return 'nothing';
    const worth = heldTotal([{ rows: found }], parts.priceOf);
    if (id !== 'nft' || worth === undefined) return worth;
    const deposits = outside(
      worth,
      lockedIn(parts, 'spot', ({ currencyName }) => currencyName === 'USDT'),
    );
    return isZero(deposits) ? 'nothing' : deposits;
  });
}
