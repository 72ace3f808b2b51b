import type { DialectName } from '../../../core/domain/server/dialect-name.ts';
import { compose } from './composition.ts';
import { Kernel, type Basis, type Composition } from './kernel/kernel.ts';
import type { RandomBytes } from './kernel/basics/secrets.ts';
import type { WorldRules } from './kernel/basics/world-rules.ts';
import { livelyPace, serverPace, type BroadcastPace } from './market/broadcast.ts';
import type { KeptBlocks } from './market/price-path/kept-blocks.ts';
import type { PackedSeries } from './market/history/unpack-series.ts';
import { historyMs } from './seed/persona-history.ts';
import { seedWorld } from './seed/seed-world.ts';
import type { JournalStorage } from './storage/journal-storage.ts';
import { snapshotOf } from './storage/stored-kernel.ts';

/** What a world is made from and stored on. */
export interface WorldOptions {
  /** For a fresh world; a stored one keeps its own. */
  readonly seed: number;
  /** Real time, epoch ms. */
  readonly clock: { now(): number };
  readonly storage: JournalStorage;
  /** Unpredictable bytes for tokens and salts. */
  readonly random: RandomBytes;
  /** A fresh world already has a history of some days; otherwise it has no trades yet. */
  readonly hasPast?: boolean;
  /** People may sign in with nothing but the address of a wallet; that proves nothing, so it is off by default. */
  readonly opensWalletSignIn?: boolean;
  /** Path of a logo in the site's configuration; none by default. */
  readonly siteLogo?: string;
  /** For a fresh world; a stored one keeps its own. Default: the usual rules. */
  readonly rules?: WorldRules | undefined;
  /** For a fresh world; a stored one keeps its own. Default: the specification's dialect. */
  readonly words?: DialectName | undefined;
  /**
   * The pace of the market's events. By default that of servers if the world speaks their words, otherwise the demo's.
   */
  readonly pace?: BroadcastPace | undefined;
  /** Imported histories, beside those that ship. They may differ from one start to the next. */
  readonly brought?: readonly PackedSeries[];
  /** Days without intervention, shared by the worlds of a process that have the same histories. */
  readonly calmDays?: KeptBlocks;
}

export const composer =
  ({ random, storage, clock, brought, calmDays, opensWalletSignIn, pace, siteLogo }: WorldOptions) =>
  (basis: Basis): Composition =>
    compose(basis, {
      random,
      shelf: storage.files,
      realNow: () => clock.now(),
      brought,
      calmDays,
      opensWalletSignIn,
      pace: pace ?? (basis.words === undefined ? livelyPace : serverPace),
      siteLogo,
    });

/** A fresh world with its people, already stored. */
export async function createWorld(options: WorldOptions): Promise<{ kernel: Kernel; n: number }> {
  const epoch = options.clock.now();
  const { seed, rules, words } = options;
  const basis: Basis = {
    seed,
    epoch,
    ...(rules === undefined ? {} : { rules }),
    ...(words === undefined ? {} : { words }),
  };
  const kernel = Kernel.create(basis, composer(options)(basis), epoch - historyMs);
  seedWorld(kernel, { hasPast: options.hasPast ?? false });
  kernel.takePushed();
  await options.storage.writeSnapshot(snapshotOf(kernel, 0));
  return { kernel, n: 0 };
}
