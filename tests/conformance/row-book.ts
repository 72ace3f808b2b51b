import {
  liveFavouritesPaths,
  liveOptionsPaths,
  liveTradingPaths,
  liveWalletPaths,
} from '../../src/adapters/live/live-paths.ts';
import {
  moniFavouritesPaths,
  moniOptionsPaths,
  moniTradingPaths,
  moniWalletPaths,
} from '../../src/adapters/moni/moni-paths.ts';
import * as marketPaths from '../../src/adapters/wire/market-paths.ts';
import * as nftPaths from '../../src/adapters/wire/nft/nft-paths.ts';
import * as rarePaths from '../../src/adapters/wire/rare-paths.ts';
import * as yieldPaths from '../../src/adapters/wire/yield-paths.ts';
import * as rootPaths from '../../src/adapters/wire/root-paths.ts';
import type { AccountId } from '../../src/core/account/account-scope.ts';
import type { Operation } from '../../src/core/ports/http-transport.ts';
import type { Finding, Row, Verdict } from './report.ts';

type Paths = Readonly<Record<string, Operation>>;

const sharedPaths: Paths = Object.fromEntries(
  Object.values({ ...rootPaths, ...rarePaths, ...yieldPaths, ...nftPaths, ...marketPaths }).flatMap((paths) =>
    Object.entries(paths),
  ),
);
const accountPaths: Readonly<Record<AccountId, Paths>> = {
  live: { ...liveWalletPaths, ...liveTradingPaths, ...liveOptionsPaths, ...liveFavouritesPaths },
  moni: { ...moniWalletPaths, ...moniTradingPaths, ...moniOptionsPaths, ...moniFavouritesPaths },
};

/** What each stream of the market port listens to. */
const streamEvents: Readonly<Record<string, string>> = {
  watchQuotes: 'event daymarket',
  watchCandles: 'event kline',
  watchDepth: 'event market_depth',
  watchTrades: 'event match_trade',
};

/** The operation, or the event, behind a method of a port. */
export function stationOf(method: string, account: AccountId): string {
  const station = accountPaths[account][method] ?? sharedPaths[method] ?? streamEvents[method];
  if (station === undefined) throw new Error(`no path table has ${method}`);
  return station;
}

export const httpOperations: readonly Operation[] = [sharedPaths, accountPaths.live, accountPaths.moni].flatMap(
  (paths) => Object.values(paths),
);

/** Everything that is known of one call. */
export class CallRecord {
  readonly call: string;
  readonly operation: string;
  readonly #findings = new Map<string, Finding>();
  readonly #held: string[] = [];
  readonly #notTried: { what: string; why: string }[] = [];

  constructor(call: string, operation: string) {
    this.call = call;
    this.operation = operation;
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
      verdict: this.#verdict(findings),
      findings,
      held: this.#held,
      notTried: this.#notTried,
    };
  }

  #verdict(findings: readonly Finding[]): Verdict {
    if (findings.some(({ kind }) => kind === 'missing')) return 'missing';
    if (findings.length > 0) return 'differs';
    return this.#held.length > 0 ? 'holds' : 'not tried';
  }
}

/** One record for each call of the path tables and each event. */
export class RowBook {
  readonly #records: ReadonlyMap<string, CallRecord>;

  constructor() {
    const calls = [sharedPaths, accountPaths.live, accountPaths.moni, streamEvents].flatMap((paths) =>
      Object.entries(paths),
    );
    this.#records = new Map(calls.map(([call, operation]) => [operation, new CallRecord(call, operation)]));
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
    return [...this.#records.values()].map((record) => record.row());
  }
}
