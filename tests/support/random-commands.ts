import { Refusal } from '../../src/adapters/mock/engine/kernel/basics/engine-types.ts';
import type { Kernel } from '../../src/adapters/mock/engine/kernel/kernel.ts';
import type { WorldRules } from '../../src/adapters/mock/engine/kernel/basics/world-rules.ts';
import { findLedgerFaults } from '../../src/adapters/mock/engine/ledger/ledger-check.ts';
import { billKinds } from '../../src/adapters/mock/engine/ledger/bill-kinds.ts';
import { freshKernel, kernelStart as start } from './fresh-kernel.ts';
import { artwork } from './random-artworks.ts';
import { Draws, drawWish, nothingPlaced, remember, type Wish } from './random-wishes.ts';

const dayMs = 86_400_000;
/** One command in so many is about artworks. */
const artEvery = 21;

/** What a walk has done, and sentences about everything that did not hold on the way. */
export interface Walk {
  /** As it was left. */
  readonly kernel: Kernel;
  readonly accepted: number;
  readonly refused: number;
  /** How often each command was accepted; those that never were are there with 0. */
  readonly acceptedOf: ReadonlyMap<string, number>;
  /** Lines that time alone has brought to bills: days that earned, terms that ended, prices that decided. */
  readonly bills: Readonly<Record<(typeof timely)[number], number>>;
  readonly faults: readonly string[];
}

const timely = ['miningIncome', 'miningReturned', 'dualSettled'] as const;
const persons = Array.from({ length: 8 }, (_, at) => String(70_001 + at));

function countBills(kernel: Kernel): Walk['bills'] {
  const count = (kind: (typeof timely)[number]): number =>
    persons.reduce((all, user) => {
      const of = { user, account: 'live', kinds: [billKinds[kind]], offset: 0, limit: 1 } as const;
      return all + kernel.ledger.entries(of).count;
    }, 0);
  return {
    miningIncome: count('miningIncome'),
    miningReturned: count('miningReturned'),
    dualSettled: count('dualSettled'),
  };
}

/** How many commands lie between two looks at every entry of the ledger. */
const auditEvery = 2500;

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

/** A verified person with money, who never trades. */
function addSaver(kernel: Kernel): void {
  const person = { login: 'saver@tandem.test', kind: 'email', passwordHash: 'x', payPasswordHash: null, inviter: null };
  kernel.run('access.addPerson', start, { ...person, traits: { review: 2, advancedReview: 2 } });
  const user = kernel.composition.findUser(person.login) ?? '';
  const money = { account: 'live', wallet: 'change', currency: 'USDT', amount: '100000' };
  kernel.run('wallet.grant', start, { user, ...money });
}

function startKernel(seed: number, rules: WorldRules | undefined): Kernel {
  const kernel = freshKernel(seed, rules);
  addSaver(kernel);
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

/** Mostly seconds, now and then minutes, and rarely days, in which terms end and prices decide. */
function pause(draws: Draws): number {
  if (draws.below(1000) === 0) return draws.below(2 * dayMs);
  return draws.below(draws.below(100) === 0 ? 600_000 : 2000);
}

interface WalkPlan {
  readonly seed: number;
  readonly commands: number;
  /** What this world counts differently. */
  readonly rules?: WorldRules;
}

/** Lets a fresh world live through `commands` random commands; sums are looked at after each of them. */
export function walkAtRandom({ seed, commands, rules }: WalkPlan): Walk {
  const [usual, ofArt] = [new Draws(seed), new Draws(seed + 1_000_000)];
  const kernel = startKernel(seed, rules);
  const faults: string[] = [];
  let at = start;
  let accepted = 0;
  const acceptedOf = new Map<string, number>();
  const placed = nothingPlaced();
  for (let count = 1; count <= commands; count += 1) {
    // Artworks have draws of their own, so that the rest of a walk is the same with and without them.
    const isOfArt = count % artEvery === 0;
    const draws = isOfArt ? ofArt : usual;
    at += pause(draws);
    kernel.advanceTo(at);
    const wish = (isOfArt ? artwork : drawWish)(draws, { kernel, at, placed });
    const isAccepted = runs(kernel, at, wish);
    if (isAccepted) accepted += 1;
    acceptedOf.set(wish.command, (acceptedOf.get(wish.command) ?? 0) + (isAccepted ? 1 : 0));
    if (isAccepted) remember(placed, wish);
    const found =
      count % auditEvery === 0 || count === commands ? findLedgerFaults(kernel.ledger) : findSumFaults(kernel);
    if (found.length > 0) faults.push(`after command ${count} of seed ${seed}, ${wish.command}: ${found.join('; ')}`);
    if (faults.length > 10) break;
  }
  return { kernel, accepted, refused: commands - accepted, acceptedOf, bills: countBills(kernel), faults };
}
