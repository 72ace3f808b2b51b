import { moniAccount } from '../../src/adapters/moni/moni-account.ts';
import { waysOf } from '../../src/adapters/wire/calls/calls.gen.ts';
import type { AccountId } from '../../src/core/account/account-scope.ts';
import type { Operation } from '../../src/core/platform/http-transport.ts';
import type { Ways } from '../../src/core/platform/known-calls.ts';
import { isSimulatedToo } from '../wire/specification.ts';
import { productOf } from './products.ts';
import type { Finding, Row, Verdict } from './report.ts';

type Station = Readonly<Record<string, Operation>>;

const real: Station = Object.fromEntries(Object.entries(waysOf).map(([name, [first]]) => [name, first]));
const simulated: Station = Object.fromEntries(
  Object.entries(real)
    .filter(([, operation]) => isSimulatedToo(operation))
    .map(([name, operation]) => [name, moniAccount.operationOf(operation)]),
);

/** What each stream of the market port listens to. */
const streamEvents: Readonly<Record<string, string>> = {
  watchQuotes: 'event daymarket',
  watchCandles: 'event kline',
  watchDepth: 'event market_depth',
  watchTrades: 'event match_trade',
};

/** The operation, by the first of its ways, or the event behind a method of a port. */
export function stationOf(method: string, account: AccountId): string {
  const ofAccount = account === 'moni' ? simulated : real;
  const station = ofAccount[method] ?? real[method] ?? streamEvents[method];
  if (station === undefined) throw new Error(`the table of calls has no ${method}`);
  return station;
}

export const httpOperations: readonly Operation[] = [real, simulated].flatMap((calls) => Object.values(calls));

const allWays = new Map<string, Ways>(
  Object.values(waysOf).flatMap(([first, ...others]): (readonly [string, Ways])[] => {
    const ofReal: Ways = [first, ...others];
    if (!isSimulatedToo(first)) return [[first, ofReal]];
    const twins: Ways = [moniAccount.operationOf(first), ...others.map(moniAccount.operationOf)];
    return [
      [first, ofReal],
      [twins[0], twins],
    ];
  }),
);

/** The ways of a call by its first one. */
export function waysTo(operation: Operation): Ways {
  const ways = allWays.get(operation);
  if (ways === undefined) throw new Error(`the table of calls has no ${operation}`);
  return ways;
}

const waysOfStation = (station: string): readonly string[] => allWays.get(station) ?? [station];

/** Everything that is known of one call. */
export class CallRecord {
  readonly call: string;
  readonly operation: string;
  readonly #findings = new Map<string, Finding>();
  readonly #ways: readonly string[];
  readonly #lacking = new Set<string>();
  readonly #taken = new Set<string>();
  /** Undefined as long as no list has been answered. */
  #rows: number | undefined;
  readonly #held: string[] = [];
  readonly #notTried: { what: string; why: string }[] = [];

  constructor(call: string, operation: string, ways: readonly string[]) {
    this.call = call;
    this.operation = operation;
    this.#ways = ways;
  }

  /** The server answered this way. */
  take(way: string): void {
    this.#taken.add(way);
  }

  isTaken(): boolean {
    return this.#taken.size > 0;
  }

  hasWay(operation: string): boolean {
    return this.#ways.includes(operation);
  }

  /** One of its ways is not there: a finding once none is. */
  lack(way: string, finding: Omit<Finding, 'times'>): void {
    this.#lacking.add(way);
    if (this.#ways.every((each) => this.#lacking.has(each))) this.find(finding);
  }

  /** The same thing seen again is counted. */
  find(finding: Omit<Finding, 'times'>): void {
    const key = `${finding.kind} ${finding.at}`;
    const known = this.#findings.get(key);
    const stopsApp = finding.stopsApp || known?.stopsApp === true;
    this.#findings.set(key, { ...(known ?? finding), stopsApp, times: (known?.times ?? 0) + 1 });
  }

  /** The app could not read this place, which may have been found already. */
  stop(finding: Omit<Finding, 'times' | 'stopsApp'>): void {
    const known = this.#findings.get(`${finding.kind} ${finding.at}`);
    if (known === undefined) this.find({ ...finding, stopsApp: true });
    else this.#findings.set(`${known.kind} ${known.at}`, { ...known, stopsApp: true });
  }

  /** Says where the call is instead. */
  explainMissing(elsewhere: readonly string[]): void {
    for (const [key, finding] of this.#findings)
      if (finding.kind === 'missing' && elsewhere.length > 0)
        this.#findings.set(key, { ...finding, got: `${finding.got}; there is ${elsewhere.join(' and ')}` });
  }

  /** An answer listed so many rows. */
  sawRows(rows: number): void {
    this.#rows = (this.#rows ?? 0) + rows;
  }

  hasFound(kind: Finding['kind']): boolean {
    return [...this.#findings.values()].some((finding) => finding.kind === kind);
  }

  hold(promise: string): void {
    this.#held.push(promise);
  }

  leaveOut(what: string, why: string): void {
    this.#notTried.push({ what, why });
  }

  row(): Row {
    const findings = [...this.#findings.values()];
    return {
      call: this.call,
      operation: this.operation,
      product: productOf(this.operation).name,
      takenBy: this.#ways.find((way) => way !== this.operation && this.#taken.has(way)),
      verdict: this.#verdict(findings),
      findings,
      held: this.#held,
      notTried: this.#notTried,
    };
  }

  #verdict(findings: readonly Finding[]): Verdict {
    if (findings.some(({ kind }) => kind === 'missing')) return 'missing';
    if (findings.length > 0) return 'differs';
    if (this.#held.length === 0) return 'not tried';
    return this.#rows === 0 ? 'no rows' : 'holds';
  }
}

/** One record for each call of each account and each event. */
export class RowBook {
  readonly #records: ReadonlyMap<string, CallRecord>;

  constructor() {
    const calls = [real, simulated, streamEvents].flatMap((stations) => Object.entries(stations));
    this.#records = new Map(
      calls.flatMap(([call, operation]) => {
        const ways = waysOfStation(operation);
        const record = new CallRecord(call, operation, ways);
        return ways.map((way) => [way, record] as const);
      }),
    );
  }

  of(operation: string): CallRecord {
    const record = this.#records.get(operation);
    if (record === undefined) throw new Error(`nothing asks for ${operation}`);
    return record;
  }

  has(operation: string): boolean {
    return this.#records.has(operation);
  }

  rows(): readonly Row[] {
    return [...new Set(this.#records.values())].map((record) => record.row());
  }
}
