import { compose } from '../../src/adapters/mock/engine/composition.ts';
import { Refusal } from '../../src/adapters/mock/engine/kernel/engine-types.ts';
import { Kernel } from '../../src/adapters/mock/engine/kernel/kernel.ts';
import { findLedgerFaults } from '../../src/adapters/mock/engine/ledger/ledger-check.ts';
import { historyMs } from '../../src/adapters/mock/engine/seed/persona-history.ts';
import { seedWorld } from '../../src/adapters/mock/engine/seed/seed-world.ts';
import { MemoryStorage } from '../../src/adapters/mock/engine/storage/memory-storage.ts';
import { Draws, drawWish, nothingPlaced, remember, type Wish } from './random-wishes.ts';

/** Monday 2026-01-05 12:00 UTC. */
const start = Date.UTC(2026, 0, 5, 12);

/** What a walk has done, and sentences about everything that did not hold on the way. */
export interface Walk {
  readonly accepted: number;
  readonly refused: number;
  /** How often each command was accepted; those that never were are there with 0. */
  readonly acceptedOf: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
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

/** Somebody who is verified, has money, and never trades. */
function addSaver(kernel: Kernel): void {
  const person = { login: 'saver@tandem.test', kind: 'email', passwordHash: 'x', payPasswordHash: null, inviter: null };
  kernel.run('access.addPerson', start, { ...person, traits: { review: 2, advancedReview: 2 } });
  const user = kernel.composition.findUser(person.login) ?? '';
  const money = { account: 'live', wallet: 'change', currency: 'USDT', amount: '100000' };
  kernel.run('wallet.grant', start, { user, ...money });
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

/** Lets a fresh world live through `commands` random commands; sums are looked at after each of them. */
export function walkAtRandom({ seed, commands }: { seed: number; commands: number }): Walk {
  const draws = new Draws(seed);
  const kernel = startKernel(seed);
  const faults: string[] = [];
  let at = start;
  let accepted = 0;
  const acceptedOf = new Map<string, number>();
  const placed = nothingPlaced();
  for (let count = 1; count <= commands; count += 1) {
    at += draws.below(draws.below(100) === 0 ? 600_000 : 2000);
    kernel.advanceTo(at);
    const wish = drawWish(draws, { kernel, at, placed });
    const isAccepted = runs(kernel, at, wish);
    if (isAccepted) accepted += 1;
    acceptedOf.set(wish.command, (acceptedOf.get(wish.command) ?? 0) + (isAccepted ? 1 : 0));
    if (isAccepted) remember(placed, wish);
    const found =
      count % auditEvery === 0 || count === commands ? findLedgerFaults(kernel.ledger) : findSumFaults(kernel);
    if (found.length > 0) faults.push(`after command ${count} of seed ${seed}, ${wish.command}: ${found.join('; ')}`);
    if (faults.length > 10) break;
  }
  return { accepted, refused: commands - accepted, acceptedOf, faults };
}
