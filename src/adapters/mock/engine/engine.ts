import { engineTime } from './kernel/clock/engine-clock.ts';
import { Present } from './kernel/present.ts';
import { composer, createWorld, type WorldOptions } from './create-world.ts';
import { EngineControl } from './engine-control.ts';
import { servePicture } from './people/files/serve-picture.ts';
import { answeredCommand, carryCommand, type RequestMark } from './kernel/requests/carried-requests.ts';
import { Refusal, type Json } from './kernel/basics/engine-types.ts';
import type { Beginning, Kernel } from './kernel/kernel.ts';
import { routerOf } from './kernel/kernel-router.ts';
import type { World } from './kernel/domain/mounted-domain.ts';
import { Peers, type SocketListener, type SocketPeer } from './kernel/requests/peers.ts';
import { Telling } from './kernel/telling.ts';
import type { StoredRequests } from './kernel/requests/repeated-requests.ts';
import { faultResponse, type Router, type RouterHost } from './kernel/requests/router.ts';
import { tokenHash } from './kernel/basics/secrets.ts';
import { StorageFullError } from './storage/journal-storage.ts';
import { JournalWriter } from './storage/journal-writer.ts';
import { applyCommand, clockEntry, kernelOf, restoreKernel, snapshotOf } from './storage/stored-kernel.ts';
import { readWorldFile } from './storage/world-file.ts';

export interface EngineOptions extends WorldOptions {
  /** Runs for every fault that is answered with HTTP 500. */
  readonly onFault?: (fault: unknown) => void;
  /** Yields to the host while the engine catches up. */
  readonly pause?: () => Promise<void>;
}

export interface Served {
  readonly response: Response;
  /** The request changed something, and the change is stored. */
  readonly wrote: boolean;
}

const fewestCommandsBetweenSnapshots = 100;
/**
 * Journal characters per command before the next snapshot: the cost per command stays constant in a world of any size.
 */
const snapshotLengthPerCommand = 512;
const timeBetweenSnapshotsMs = 24 * 3_600_000;

/** The whole backend behind its doors. All times are epoch ms. */
export class Engine {
  readonly control: EngineControl;
  readonly requests: StoredRequests = {
    now: () => this.now(),
    carriedRequest: (key) => this.#kernel.requests.find(key, this.now()),
    answered: async (key, answer) => void (await this.execute(answeredCommand, { key, answer })),
  };
  readonly #options: EngineOptions;
  readonly #writer: JournalWriter;
  readonly #peers: Peers;
  readonly #present: Present;
  readonly #telling: Telling;
  #router: Router;
  #kernel: Kernel;
  #n: number;
  #snapshotAt: { readonly n: number; readonly cursor: number };
  /** Length of the last snapshot's text, in characters. */
  #snapshotLength = 0;
  /** Pending while the state is being made again from the storage. */
  #ready: Promise<void> = Promise.resolve();
  /** `lost`: the storage could not be read, so the state is unknown until it can. */
  #condition: 'sound' | 'rebuilding' | 'lost' = 'sound';

  constructor(options: EngineOptions, { kernel, n }: { kernel: Kernel; n: number }) {
    this.#options = options;
    this.#writer = new JournalWriter(options.storage);
    this.#peers = new Peers((token) => this.#kernel.composition.authenticate(tokenHash(token)));
    this.#kernel = kernel;
    this.#router = routerOf(kernel);
    this.#n = n;
    this.#snapshotAt = { n, cursor: kernel.cursor };
    this.#telling = new Telling(this.#peers);
    this.#telling.beginAt(kernel.cursor);
    const realNow = (): number => options.clock.now();
    this.#present = new Present({
      kernel: () => this.#kernel,
      now: () => this.now(),
      realNow,
      pause: options.pause,
      skip: (present) => this.#skip(present),
      tell: () => this.control.tellTime(0),
    });
    this.control = new EngineControl({
      kernel: () => this.#kernel,
      now: () => this.now(),
      realNow,
      execute: (command, argument) => this.execute(command, argument),
      reset: (beginning) => this.#reset(beginning),
      load: (file) => this.#load(file),
      dropSockets: () => this.#peers.dropAll(),
      setStress: (quotesASecond) => this.#telling.setStress(quotesASecond, realNow()),
      tick: () => this.tick(),
      catchUp: () => this.#current(),
      lived: () => this.#present.percent,
    });
  }

  /** Engine time; never runs backwards, even if the device's clock does. */
  now(): number {
    return Math.max(this.#kernel.cursor, engineTime(this.#kernel.clock, this.#options.clock.now()));
  }

  /** Answers a request below `/api` or a stored picture; never rejects. */
  async fetch(request: Request): Promise<Response> {
    return (await this.serve(request)).response;
  }

  /** `carriedFor`: set by a door that deduplicates requests itself. */
  async serve(request: Request, carriedFor?: RequestMark): Promise<Served> {
    let wrote = false;
    const host: RouterHost = {
      world: () => this.#world(),
      realNow: () => this.#options.clock.now(),
      authenticate: (hash) => this.#kernel.composition.authenticate(hash),
      hasPicture: (reference, userId) => this.#kernel.composition.hasPicture(reference, userId),
      execute: async (command, argument, mark = carriedFor) => {
        const result = await (mark === undefined
          ? this.execute(command, argument)
          : this.execute(carryCommand, { request: mark, command, argument }));
        wrote = true;
        return result;
      },
      ...this.requests,
    };
    try {
      await this.#current();
      const response =
        (await servePicture(this.#options.storage.files, request)) ?? (await this.#router.answer(request, host));
      return { response, wrote };
    } catch (fault) {
      this.#options.onFault?.(fault);
      return { response: faultResponse(fault instanceof StorageFullError), wrote };
    }
  }

  /** Opens a connection for pushed events. */
  connect(listener: SocketListener): SocketPeer {
    return this.#peers.connect(listener);
  }

  /** Advances the clock and notifies listeners. The driver calls it about ten times a second. */
  tick(): void {
    if (this.#condition !== 'sound' || this.#peers.size === 0) return;
    void this.#present.reach();
    // Nothing is broadcast before it has happened.
    if (this.#present.isComing) return;
    const world = this.#world();
    this.#telling.tell(this.#kernel, world, this.#options.clock.now());
    this.#snapshotWhenDue();
  }

  /**
   * Resolves when the command is stored. Rejects with Refusal, having changed nothing; any other fault rebuilds the
   * state.
   */
  async execute(command: string, argument: Json): Promise<Json> {
    await this.#current();
    this.#present.reachNow();
    const entry = { n: this.#n + 1, at: this.now(), command, argument };
    try {
      const result = applyCommand(this.#kernel, entry);
      this.#n = entry.n;
      await this.#writer.append(entry);
      this.#peers.deliver(this.#kernel.takePushed());
      this.#snapshotWhenDue();
      return result;
    } catch (fault) {
      if (!(fault instanceof Refusal)) await this.#rebuild();
      throw fault instanceof StorageFullError ? new Refusal('storageFull') : fault;
    }
  }

  /** The whole state as text, at the present moment. */
  snapshot(): string {
    this.#world();
    return JSON.stringify(this.#kernel.state());
  }

  /** Writes pending records and a last snapshot, drops the connections and releases the storage. */
  async close(): Promise<void> {
    await this.#ready;
    this.#present.end();
    this.#peers.dropAll();
    await this.#writer.writeSnapshot(snapshotOf(this.#kernel, this.#n));
    await this.#options.storage.close();
  }

  #world(): World {
    this.#present.reachNow();
    return this.#kernel.world();
  }

  /** Resolves when the state is sound and at the present. */
  async #current(): Promise<void> {
    do {
      await this.#soundAgain();
      await this.#present.reach();
    } while (this.#condition !== 'sound');
  }

  /** The world continues from its current time, and reports it. */
  #skip(present: number): void {
    const kernel = this.#kernel;
    if (this.#condition !== 'sound') return;
    this.#n += 1;
    const entry = clockEntry(kernel, { n: this.#n, realNow: this.#options.clock.now() });
    applyCommand(kernel, entry);
    this.#writer.append(entry).catch(() => this.#rebuild());
    this.control.tellTime(present - kernel.cursor);
  }

  #snapshotWhenDue(): void {
    const { n, cursor } = this.#snapshotAt;
    const commands = Math.max(fewestCommandsBetweenSnapshots, this.#snapshotLength / snapshotLengthPerCommand);
    if (this.#n - n < commands && this.#kernel.cursor - cursor < timeBetweenSnapshotsMs) return;
    this.#snapshotAt = { n: this.#n, cursor: this.#kernel.cursor };
    const snapshot = snapshotOf(this.#kernel, this.#n);
    this.#snapshotLength = snapshot.text.length;
    void this.#writer.writeSnapshot(snapshot);
  }

  /** The next caller retries what the storage could not read. */
  #soundAgain(): Promise<void> {
    return this.#condition === 'lost' ? this.#rebuild() : this.#ready;
  }

  /** The memory may be ahead of the medium: discard it and restart from what was acknowledged. */
  #rebuild(): Promise<void> {
    if (this.#condition === 'rebuilding') return this.#ready;
    return this.#remake(async () => {
      const { seed, rules, words } = this.#kernel.basis;
      const options = { ...this.#options, seed, rules, words };
      const restored = restoreKernel(await options.storage.load(), composer(options));
      // The storage is empty when a reset has dropped the world and found no space for the next one.
      return restored ?? createWorld(options);
    });
  }

  async #reset({ seed, manner }: Beginning): Promise<void> {
    await this.#ready.catch(() => undefined);
    await this.#remake(async () => {
      await this.#options.storage.clear();
      const { basis } = this.#kernel;
      const { rules, words } = manner ?? basis;
      return createWorld({ ...this.#options, seed: seed ?? basis.seed, rules, words });
    });
    this.#peers.dropAll();
  }

  /** Rejects with WorldFileError, or as the storage does, having changed nothing. */
  async #load(file: string): Promise<void> {
    await this.#ready;
    const kernel = kernelOf(readWorldFile(file), composer(this.#options));
    // The world continues from its own time, however old the file is.
    kernel.setClock({ base: kernel.cursor, realBase: this.#options.clock.now(), speed: kernel.clock.speed });
    const failure: { fault?: unknown } = {};
    await this.#remake(async () => {
      const n = this.#n;
      try {
        // The number of the last command stays, so that one write replaces snapshot and journal.
        await this.#options.storage.writeSnapshot(snapshotOf(kernel, n));
        return { kernel, n };
      } catch (reason) {
        failure.fault = reason instanceof StorageFullError ? new Refusal('storageFull') : reason;
        return { kernel: this.#kernel, n };
      }
    });
    if ('fault' in failure) throw failure.fault;
    this.#peers.dropAll();
  }

  #remake(make: () => Promise<{ kernel: Kernel; n: number }>): Promise<void> {
    this.#condition = 'rebuilding';
    const remade = this.#writer.idle().then(make);
    this.#ready = remade.then(({ kernel, n }) => {
      this.#writer.mend();
      this.#kernel = kernel;
      this.#router = routerOf(kernel);
      this.#n = n;
      this.#snapshotAt = { n, cursor: kernel.cursor };
      this.#telling.beginAt(kernel.cursor);
      this.#condition = 'sound';
    });
    this.#ready.catch(() => {
      this.#condition = 'lost';
    });
    return this.#ready;
  }
}

/** Opens the stored world, or creates a fresh one. Rejects with StoredWorldError, having changed nothing. */
export async function createEngine(options: EngineOptions): Promise<Engine> {
  const restored = restoreKernel(await options.storage.load(), composer(options));
  return new Engine(options, restored ?? (await createWorld(options)));
}
