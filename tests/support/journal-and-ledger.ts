import { AccessPort } from '../../src/core/ports/access-port.ts';
import { OptionsPort } from '../../src/core/ports/options-port.ts';
import { TradingPort } from '../../src/core/ports/trading-port.ts';
import type { AccountId, AccountScope } from '../../src/core/account/account-scope.ts';
import { AppError } from '../../src/core/errors/app-error.ts';
import type { Page } from '../../src/core/domain/page.ts';
import type { ContractOrder } from '../../src/core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../src/core/domain/orders/option.ts';
import type { SpotOrder } from '../../src/core/domain/orders/spot-order.ts';
import { amount, price, quantity } from '../../src/core/money/amount.ts';
import { decimalOf } from '../../src/core/money/fixed-point.ts';
import { inBrowserFetch } from '../../src/adapters/mock/doors/server/in-browser-fetch.ts';
import { EngineServer } from '../../src/adapters/mock/doors/server/engine-server.ts';
import { createEngine } from '../../src/adapters/mock/engine/engine.ts';
import type { Kernel } from '../../src/adapters/mock/engine/kernel/kernel.ts';
import { billKinds } from '../../src/adapters/mock/engine/ledger/bill-kinds.ts';
import { demoPassword, personas } from '../../src/adapters/mock/engine/seed/personas.ts';
import { MemoryStorage } from '../../src/adapters/mock/engine/storage/memory-storage.ts';
import { snapshotOf } from '../../src/adapters/mock/engine/storage/stored-kernel.ts';
import { calmDays } from '../../src/adapters/mock/engine/test-worlds/test-days.ts';
import { SystemClock } from '../../src/adapters/wire/platform/system-clock.ts';
import { quoteOf } from '../../src/features/journal/model/closed-result.ts';
import { journalOf } from '../../src/features/journal/model/journal.ts';
import { fillsOf, spotResults } from '../../src/features/journal/model/spot-results.ts';
import { openClient } from '../contract/client.ts';
import { people } from './random-wishes.ts';

// The journal, from the lists as a client reads them, beside the entries of the ledger behind them. Every sum here is a whole
// number: nothing of the program's arithmetic is in it.

/** The decimals of the ledger. */
const places = 18;
const pageRows = 100;

export interface Compared {
  /** Results in the journals of all persons and accounts. */
  readonly results: number;
  /** Sums that were compared, and those of them that are the results of spot sales. */
  readonly sums: number;
  readonly spotSums: number;
  /** Orders filled at several prices, whose average is rounded. */
  readonly mixed: number;
  /** Accounts whose lists the backend refuses to show: those of a person who is locked for a loan. */
  readonly refused: number;
  /** A sentence for each sum that is not the ledger's. */
  readonly faults: readonly string[];
}

type Sums = Map<string, bigint>;
const add = (sums: Sums, key: string, units: bigint): void => void sums.set(key, (sums.get(key) ?? 0n) + units);

function unitsOf(text: string): bigint {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const size = BigInt(whole + part.padEnd(places, '0'));
  return sign === '-' ? -size : size;
}

async function everyRow<Row>(read: (page: number, limit: number) => Promise<Page<Row>>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { items, hasMore, unreadable = [] } = await read(page, pageRows);
    if (unreadable.length > 0) throw new Error('a row could not be read');
    rows.push(...items);
    if (!hasMore) return rows;
  }
}

interface Lists {
  readonly contracts: readonly ContractOrder[];
  readonly options: readonly OptionOrder[];
  readonly spot: readonly SpotOrder[];
}

/** Undefined where the backend refuses one of them. */
const listsOf = (account: AccountScope): Promise<Lists | undefined> =>
  readLists(account).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === 'server') return undefined;
    throw error;
  });

async function readLists(account: AccountScope): Promise<Lists> {
  const trading = account.port(TradingPort);
  const options = account.port(OptionsPort);
  return {
    contracts: await everyRow(async (page, limit) => (await trading.contractOrders({ page, limit })).orders),
    options: await everyRow((page, limit) => options.optionOrders({ page, limit })),
    spot: await everyRow((page, limit) => trading.spotOrders({ page, limit })),
  };
}

const contractBills: readonly number[] = [
  billKinds.contractMargin,
  billKinds.contractClosed,
  billKinds.contractLiquidated,
  billKinds.contractNight,
  billKinds.contractFee,
  billKinds.contractCancelled,
];

/** What contracts, options and the fills of each spot pair have changed, by the entries of one account. */
function changesIn(kernel: Kernel, user: string, account: AccountId): Sums {
  const sums: Sums = new Map();
  const limit = Number.MAX_SAFE_INTEGER;
  const entries = kernel.ledger.entries({ user, account, offset: 0, limit }).list.toReversed();
  const fills = entries.filter(({ kind }) => kind === billKinds.spotFilled);
  for (const { kind, currency, change } of entries) {
    if (contractBills.includes(kind)) add(sums, `contracts ${currency}`, unitsOf(change));
    if (kind === billKinds.secondsOption) add(sums, `options ${currency}`, unitsOf(change));
  }
  // A fill is two entries: what was paid, and what was received for it.
  for (let at = 0; at + 1 < fills.length; at += 2) {
    const both = fills.slice(at, at + 2);
    const base = both.find(({ currency }) => currency !== 'USDT')?.currency ?? '';
    for (const { currency, change } of both) add(sums, `${base}/USDT in ${currency}`, unitsOf(change));
  }
  return sums;
}

const unplaced = (time: string | undefined) => ({ time, at: undefined, day: undefined });

/** The same, from the lists: results, fees of what is still open, and the fills that spot results are made of. */
function changesOf({ contracts, options, spot }: Lists, account: AccountId): Sums {
  const sums: Sums = new Map();
  for (const { product, currency, result } of journalOf(
    { contracts, options, spot: [] },
    { account, serverZone: 'UTC' },
  ))
    if (result !== undefined) add(sums, `${product} ${currency}`, unitsOf(result));
  for (const { status, symbol, openFee, overnightFee } of contracts)
    if (status === 'open' || status === 'closing')
      add(sums, `contracts ${quoteOf(symbol)}`, -unitsOf(openFee) - unitsOf(overnightFee));
  for (const { status, payingCurrency = '', fee } of options)
    if (status !== 'settled') add(sums, `options ${payingCurrency}`, -unitsOf(fee));
  for (const { order, units, value, fee } of fillsOf(spot, unplaced)) {
    if (value === undefined) throw new Error(`order ${order.id} has a fill without a price`);
    const { symbol } = order;
    const [base, quote] = [`${symbol} in ${symbol.split('/')[0] ?? ''}`, `${symbol} in ${quoteOf(symbol)}`];
    const isBuy = order.side === 'buy';
    add(sums, base, isBuy ? unitsOf(units) - unitsOf(fee) : -unitsOf(units));
    add(sums, quote, isBuy ? -unitsOf(value) : unitsOf(value) - unitsOf(fee));
  }
  return sums;
}

/** Ends what is held of a pair for nothing: with that, its results come to all that was paid and received. */
const forNothing = (last: SpotOrder, held: bigint): SpotOrder => ({
  ...last,
  id: 'the last',
  side: 'sell',
  filledQuantity: quantity(decimalOf(held, places)),
  fillPrice: price('0'),
  fillMoney: amount('0'),
  fillFee: amount('0'),
});

/** The results of each pair whose sales all have a known cost, as `changesIn` counts the money. */
function spotSumsOf({ spot }: Lists, account: AccountId, ledger: Sums): Sums {
  const sums: Sums = new Map();
  for (const symbol of new Set(spot.map((order) => order.symbol))) {
    const own = spot.filter((order) => order.symbol === symbol);
    const held = ledger.get(`${symbol} in ${symbol.split('/')[0] ?? ''}`) ?? 0n;
    const [last] = own;
    if (last === undefined || held < 0n) continue;
    const orders = held === 0n ? own : [forNothing(last, held), ...own];
    const results = spotResults(orders, { account, serverZone: 'UTC' }, unplaced).map(({ result }) => result);
    if (results.length === 0 || results.includes(undefined)) continue;
    for (const result of results) add(sums, `${symbol} in ${quoteOf(symbol)}`, unitsOf(result ?? '0'));
  }
  return sums;
}

const isMixed = ({ fillMoney, fillPrice, filledQuantity }: SpotOrder): boolean =>
  fillMoney !== undefined &&
  fillPrice !== undefined &&
  filledQuantity !== undefined &&
  unitsOf(fillPrice) * unitsOf(filledQuantity) !== unitsOf(fillMoney) * 10n ** BigInt(places);

/** Reads the lists of everybody who acts in a walk, through the client's own adapters, and compares what they come to. */
export async function compareJournals(kernel: Kernel): Promise<Compared> {
  const clock = new SystemClock();
  const storage = new MemoryStorage();
  await storage.writeSnapshot(snapshotOf(kernel, 1));
  const random = (length: number): Uint8Array => new Uint8Array(length).fill(7);
  const { seed } = kernel.basis;
  const engine = await createEngine({ seed, clock: { now: () => kernel.cursor }, storage, random, calmDays });
  await engine.control.setSpeed(0);
  const server = new EngineServer({ engine, clock, random });
  const counts = { results: 0, sums: 0, spotSums: 0, mixed: 0, refused: 0 };
  const faults: string[] = [];
  const compare = (who: string, ledger: Sums, journal: Sums, keys: Iterable<string>): void => {
    for (const key of keys) {
      counts.sums += 1;
      const [theirs, ours] = [ledger.get(key) ?? 0n, journal.get(key) ?? 0n];
      if (theirs !== ours) faults.push(`${who} ${key}: ${decimalOf(theirs, places)}, not ${decimalOf(ours, places)}`);
    }
  };
  for (const { login } of personas) {
    const user = kernel.composition.findUser(login) ?? '';
    if (!people.includes(user)) continue;
    const { container, session, accounts } = openClient(clock, {
      apiBase: 'http://demo.invalid/api',
      socketUrl: 'http://demo.invalid',
      protocol: 'v4',
      fetch: inBrowserFetch(server),
      transportClasses: undefined,
    });
    const access = container.get<AccessPort>(AccessPort);
    session.signIn(await access.signIn({ identifier: login, password: demoPassword }));
    for (const account of ['live', 'moni'] as const) {
      const lists = await listsOf(accounts[account]);
      if (lists === undefined) {
        counts.refused += 1;
        continue;
      }
      const ledger = changesIn(kernel, user, account);
      const journal = changesOf(lists, account);
      compare(`${login} ${account}`, ledger, journal, new Set([...ledger.keys(), ...journal.keys()]));
      const spot = spotSumsOf(lists, account, ledger);
      compare(`${login} ${account}, results of`, ledger, spot, spot.keys());
      counts.spotSums += spot.size;
      counts.results += journalOf(lists, { account, serverZone: 'UTC' }).length;
      counts.mixed += lists.spot.filter(isMixed).length;
    }
  }
  await engine.close();
  return { ...counts, faults };
}
