import * as v from 'valibot';
import { price, quantity } from '../../src/core/money/amount.ts';
import { fromSteps } from '../../src/core/money/fixed-point.ts';
import { compose } from '../../src/adapters/mock/engine/composition.ts';
import { Refusal, type Json } from '../../src/adapters/mock/engine/kernel/engine-types.ts';
import { Kernel } from '../../src/adapters/mock/engine/kernel/kernel.ts';
import { findLedgerFaults } from '../../src/adapters/mock/engine/ledger/ledger-check.ts';
import { evenAt, streamOf } from '../../src/adapters/mock/engine/market/price-path/chance.ts';
import { historyMs } from '../../src/adapters/mock/engine/seed/persona-history.ts';
import { seedWorld } from '../../src/adapters/mock/engine/seed/seed-world.ts';
import { MemoryStorage } from '../../src/adapters/mock/engine/storage/memory-storage.ts';

/** Monday 2026-01-05 12:00 UTC. */
const start = Date.UTC(2026, 0, 5, 12);

/** What a walk has done, and sentences about everything that did not hold on the way. */
export interface Walk {
  readonly accepted: number;
  readonly refused: number;
  readonly faults: readonly string[];
}

const people = ['70001', '70003', '70004', '70006'];
const pairs = ['BTC/USDT', 'ETH/USDT', 'DOGE/USDT', 'LTC/USDT'];
const currencies = ['USDT', 'BTC', 'ETH', 'DOGE', 'LTC', 'XYZ'];
const wallets = ['change', 'legal', 'lever', 'micro'];
/** How many commands lie between two looks at every entry of the ledger. */
const auditEvery = 2500;

/** Draws of a walk, one after the other; the same seed makes the same ones. */
class Draws {
  readonly #stream: number;
  #count = 0;

  constructor(seed: number) {
    this.#stream = streamOf(seed, 1);
  }

  below(limit: number): number {
    this.#count += 1;
    return Math.floor(evenAt(this.#stream, this.#count) * limit);
  }

  of<T>(choices: readonly T[]): T {
    const chosen = choices[this.below(choices.length)];
    if (chosen === undefined) throw new RangeError('nothing to choose from');
    return chosen;
  }
}

interface Wish {
  readonly command: string;
  readonly argument: Json;
}

const accounts = ['spot', 'monispot'] as const;
type PlacedOrders = Record<(typeof accounts)[number], string[]>;

function place(draws: Draws, kernel: Kernel, at: number): Wish {
  const { market } = kernel.composition;
  const instrument = market.find(draws.of(pairs));
  if (instrument === undefined) throw new Error('an instrument is missing');
  const last = market.lastPrice(instrument.symbol, at);
  // Mostly around the price, now and then absurd; mostly small, now and then more than anybody has.
  const away = draws.below(40) === 0 ? draws.below(4000) : 994 + draws.below(13);
  const lots = draws.below(20) === 0 ? draws.below(2_000_000_000) : draws.below(6000);
  const step = draws.below(50) === 0 ? '0.000000000000000001' : '1';
  return {
    command: `${draws.of(accounts)}.placeSpotOrder`,
    argument: {
      user: draws.of(people),
      base: String(instrument.baseId),
      quote: draws.below(60) === 0 ? '999' : String(instrument.quoteId),
      side: draws.of(['buy', 'sell']),
      price: fromSteps(Math.round((last * away) / 1000), price(instrument.priceStep)),
      amount: fromSteps(lots, step === '1' ? instrument.quantityStep : quantity(step)),
    },
  };
}

/** One of the latest orders, now and then by somebody else than who placed it. */
function cancel(draws: Draws, placed: PlacedOrders): Wish {
  const account = draws.of(accounts);
  const id = Math.max(1, placed[account].length - draws.below(12));
  const owner = placed[account][id - 1] ?? draws.of(people);
  const user = draws.below(8) === 0 ? draws.of(people) : owner;
  return { command: `${account}.cancelSpotOrder`, argument: { user, id } };
}

function grant(draws: Draws): Wish {
  const amounts = ['0.000000000000000001', '12.5', '1000', '-5', '0', 'abc', '1e3'];
  const where = { account: draws.of(['live', 'moni']), wallet: draws.of(wallets), currency: draws.of(currencies) };
  return { command: 'wallet.grant', argument: { ...where, user: draws.of(people), amount: draws.of(amounts) } };
}

const lengths = [30, 60, 120, 180, 300, 600, 45];
const stakes = ['5', '10.5', '0.00000001', '33.33333333', '1999.99', '20000', '20000.01', '0', '-1', 'x'];

/** Now and then on a pair, for a length or with a stake that there is not. */
function stake(draws: Draws, kernel: Kernel): Wish {
  const { market } = kernel.composition;
  const pair = market.find(draws.of([...pairs, 'EUR/USD', 'AAPL/USD']));
  return {
    command: `${draws.of(['micro', 'monimicro'])}.placeSecondsOrder`,
    argument: {
      user: draws.of(people),
      match: draws.below(30) === 0 ? '9' : String(pair?.id),
      currency: draws.of(['3', '3', '3', '1', '2', '4']),
      direction: draws.of(['up', 'down']),
      seconds: draws.of(lengths),
      stake: draws.of(stakes),
    },
  };
}

const levers = ['lever', 'monilever'] as const;
const lotsOf = ['1', '2', '5', '20', '1000000', '0', '1.5'];
const leverages = ['5', '10', '20', '50', '50', '100', '7'];

/** Now and then on a pair, with lots, a leverage or a limit that there is not. */
function contract(draws: Draws, kernel: Kernel, at: number): Wish {
  const { market } = kernel.composition;
  const pair = market.find(draws.of([...pairs, 'EUR/USD', 'XAU/USD', 'AAPL/USD']));
  if (pair === undefined) throw new Error('an instrument is missing');
  const limit = Math.round((market.lastPrice(pair.symbol, at) * (990 + draws.below(21))) / 1000);
  return {
    command: `${draws.of(levers)}.placeContractOrder`,
    argument: {
      user: draws.of(people),
      base: String(pair.baseId),
      quote: draws.below(60) === 0 ? '999' : String(pair.quoteId),
      direction: draws.of(['long', 'short']),
      status: draws.of(['1', '1', '1', '0', '9']),
      lots: draws.of(lotsOf),
      leverage: draws.of(leverages),
      limit: draws.below(20) === 0 ? null : fromSteps(limit, pair.priceStep),
    },
  };
}

/** What is done with contracts that are there, and now and then with those that are not. */
function onContract(draws: Draws, kernel: Kernel): Wish {
  const root = draws.of(levers);
  const user = draws.of(people);
  const domain = kernel.composition.domains.find(({ name }) => name === root);
  const { orders } = v.parse(v.object({ orders: v.record(v.string(), v.unknown()) }), domain?.state());
  const held = Object.keys(orders).length;
  const id = Math.max(1, held - draws.below(20));
  const kind = draws.below(10);
  if (kind < 4) return { command: `${root}.closePosition`, argument: { user, id } };
  if (kind < 6) return { command: `${root}.cancelContractOrder`, argument: { user, id } };
  if (kind < 7) {
    const side = draws.of(['all', 'long', 'short']);
    return { command: `${root}.closePositions`, argument: { user, side, base: null, quote: null } };
  }
  const levels = { takeProfit: draws.of(['1000000', '1', '0']), stopLoss: draws.of(['0.00001', '99999', 'x']) };
  return { command: `${root}.setContractStops`, argument: { user, id, ...levels } };
}

function draw(draws: Draws, kernel: Kernel, { at, placed }: { at: number; placed: PlacedOrders }): Wish {
  const kind = draws.below(16);
  if (kind >= 14) return onContract(draws, kernel);
  if (kind >= 12) return contract(draws, kernel, at);
  if (kind >= 10) return stake(draws, kernel);
  if (kind < 5) return place(draws, kernel, at);
  return kind < 9 ? cancel(draws, placed) : grant(draws);
}

/** What holds after every command, looked at in balances alone. */
function findSumFaults(kernel: Kernel): readonly string[] {
  const faults: string[] = [];
  const totals = new Map<string, bigint>();
  for (const { key, currency, isHouse, units } of kernel.ledger.accounts()) {
    totals.set(currency, (totals.get(currency) ?? 0n) + units);
    if (!isHouse && units < 0n) faults.push(`${key} is negative`);
  }
  for (const [currency, total] of totals) if (total !== 0n) faults.push(`${currency} sums to ${total}`);
  return faults;
}

function startKernel(seed: number): Kernel {
  const basis = { seed, epoch: start };
  const tools = {
    random: (length: number) => new Uint8Array(length),
    shelf: new MemoryStorage().files,
    realNow: () => start,
  };
  const kernel = Kernel.create(basis, compose(basis, tools), start - historyMs);
  seedWorld(kernel, { hasPast: false });
  return kernel;
}

/** True when it was accepted. Throws where the command was neither done nor refused. */
function runs(kernel: Kernel, at: number, { command, argument }: Wish): boolean {
  try {
    kernel.run(command, at, argument);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}

function remember(placed: PlacedOrders, { command, argument }: Wish): void {
  const account = accounts.find((candidate) => command === `${candidate}.placeSpotOrder`);
  const user = v.parse(v.object({ user: v.string() }), argument).user;
  if (account !== undefined) placed[account].push(user);
}

/** Lets a fresh world live through `commands` random commands; sums are looked at after each of them. */
export function walkAtRandom({ seed, commands }: { seed: number; commands: number }): Walk {
  const draws = new Draws(seed);
  const kernel = startKernel(seed);
  const faults: string[] = [];
  let at = start;
  let accepted = 0;
  const placed: PlacedOrders = { spot: [], monispot: [] };
  for (let count = 1; count <= commands; count += 1) {
    at += draws.below(draws.below(100) === 0 ? 600_000 : 2000);
    kernel.advanceTo(at);
    const wish = draw(draws, kernel, { at, placed });
    const isAccepted = runs(kernel, at, wish);
    if (isAccepted) accepted += 1;
    if (isAccepted) remember(placed, wish);
    const found =
      count % auditEvery === 0 || count === commands ? findLedgerFaults(kernel.ledger) : findSumFaults(kernel);
    if (found.length > 0) faults.push(`after command ${count} of seed ${seed}, ${wish.command}: ${found.join('; ')}`);
    if (faults.length > 10) break;
  }
  return { accepted, refused: commands - accepted, faults };
}
