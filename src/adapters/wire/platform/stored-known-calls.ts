import type { Clock } from '../../../core/time/clock.ts';
import { isOperation, type Operation } from '../../../core/platform/http-transport.ts';
import type { CallFinding, KnownCalls, Ways } from '../../../core/platform/known-calls.ts';
import type { Unsubscribe } from '../../../core/platform/realtime-transport.ts';
import type { KeyValueStorage } from '../../../core/platform/storage.ts';
import { Listeners } from '../realtime/listeners.ts';

interface Options {
  /** Address of the API: each server has its own findings. */
  readonly apiBase: string;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
}

const dayMs = 86_400_000;

/** A stored line is `call, way, foundAt`; without a way the server has none. A line of another form is forgotten. */
function readLine(line: string): readonly CallFinding[] {
  const [call = '', way = '', foundAt] = line.split(',');
  return isOperation(call) ? [{ call, way: isOperation(way) ? way : undefined, foundAt: Number(foundAt) }] : [];
}

const writeLine = ({ call, way, foundAt }: CallFinding): string => [call, way, foundAt].join();

/** Stores only exceptions: calls with another way than the first, and missing ones. */
export class StoredKnownCalls implements KnownCalls {
  readonly #options: Options;
  readonly #key: string;
  readonly #found: Map<Operation, CallFinding>;
  #told: readonly CallFinding[] | undefined;
  readonly #listeners = new Listeners<void>();
  readonly watch = (listener: () => void): Unsubscribe => this.#listeners.add(listener);

  constructor(options: Options) {
    this.#options = options;
    this.#key = `calls.${options.apiBase}`;
    const lines = (options.storage.read(this.#key) ?? '').split('\n');
    this.#found = new Map(lines.flatMap(readLine).map((finding) => [finding.call, finding]));
  }

  inOrder(ways: Ways): readonly Operation[] {
    const known = this.#found.get(ways[0])?.way;
    if (known === undefined || !ways.includes(known)) return ways;
    return [known, ...ways.filter((way) => way !== known)];
  }

  took([call]: Ways, way: Operation): void {
    if (way !== call) this.#keep(call, { call, way, foundAt: this.#options.clock.now() });
    else if (this.#found.has(call)) this.#keep(call, undefined);
  }

  lacks([call]: Ways): void {
    this.#keep(call, { call, way: undefined, foundAt: this.#options.clock.now() });
  }

  isOffered(call: Operation): boolean {
    const known = this.#found.get(call);
    return known === undefined || known.way !== undefined || this.#isOld(known);
  }

  findings(): readonly CallFinding[] {
    return (this.#told ??= [...this.#found.values()]);
  }

  forget(): void {
    this.#found.clear();
    this.#told = undefined;
    this.#options.storage.remove(this.#key);
  }

  /** Servers change, and this program learns other ways. */
  #isOld({ foundAt }: CallFinding): boolean {
    return this.#options.clock.now() - foundAt >= dayMs;
  }

  #keep(call: Operation, finding: CallFinding | undefined): void {
    const known = this.#found.get(call);
    if (finding !== undefined && known !== undefined && known.way === finding.way && !this.#isOld(known)) return;
    if (finding === undefined) this.#found.delete(call);
    else this.#found.set(call, finding);
    this.#told = undefined;
    this.#options.storage.write(this.#key, this.findings().map(writeLine).join('\n'));
    this.#listeners.tell();
  }
}
