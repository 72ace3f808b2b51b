import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { countsOf, withoutSecretsIn, type Report } from '../report.ts';
import { CannotExamine, runConformance, type Wishes } from '../run-conformance.ts';
import { driftBetween, standingsOf } from './drift.ts';
import { readHistory, withRun, writeHistory, type History, type WatchedRun } from './history.ts';

export interface WatchWishes {
  /** From the beginning of a run to the beginning of the next; a run that takes longer is waited for. */
  readonly everyMs: number;
  readonly historyFile: string | undefined;
  readonly say: (line: string) => void;
  /** Called after each run, with its report when there is one. */
  readonly onRun: (run: WatchedRun, report: Report | undefined) => void;
}

interface Result {
  readonly report: Report | undefined;
  readonly failure: string;
}

/** How long an end waits for a run that is under way, so that it can sign out. */
const patienceMs = 5_000;

/** Repeats the check of one server, one run at a time, and remembers what changed from one to the next. */
export class Watch {
  readonly #wishes: Wishes;
  readonly #watch: WatchWishes;
  #history: History;
  #report: Report | undefined;
  #isRunning = false;
  #nextAt: number | undefined;

  /** Fails: WrongUsage, when the history is that of something else. */
  constructor(wishes: Wishes, watch: WatchWishes) {
    this.#wishes = wishes;
    this.#watch = watch;
    this.#history = readHistory(watch.historyFile, new URL(wishes.url).origin);
  }

  state(): WatchState {
    return {
      history: this.#history,
      report: this.#report,
      isRunning: this.#isRunning,
      everyMs: this.#watch.everyMs,
      nextAt: this.#nextAt === undefined ? undefined : new Date(this.#nextAt).toISOString(),
    };
  }

  /** Runs until it is told to stop; ends within seconds even when a server keeps a run waiting. */
  async until(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const beganAt = Date.now();
      this.#nextAt = undefined;
      await endOf(this.#runOnce(beganAt), stop);
      if (stop.aborted) return;
      this.#nextAt = Math.max(Date.now(), beganAt + this.#watch.everyMs);
      await waitFor(this.#nextAt - Date.now(), stop);
    }
  }

  async #runOnce(beganAt: number): Promise<void> {
    this.#isRunning = true;
    const { report, failure } = await this.#examine();
    this.#isRunning = false;
    const before = this.#history.standings;
    const now = report === undefined ? before : standingsOf(report, before);
    const run: WatchedRun = {
      at: new Date(beganAt).toISOString(),
      tookMs: Date.now() - beganAt,
      failure,
      counts: report === undefined ? {} : countsOf(report),
      realtime: report?.realtime ?? '',
      family: report?.family ?? '',
      changes: [...this.#changesOfServer(report), ...driftBetween(before, now)],
    };
    this.#report = report ?? this.#report;
    this.#history = withRun(this.#history, run, now);
    if (this.#watch.historyFile !== undefined) this.#keep(this.#watch.historyFile);
    this.#watch.onRun(run, report);
  }

  /** The family of the server and what its realtime connection speaks. */
  #changesOfServer(report: Report | undefined): WatchedRun['changes'] {
    const before = this.#history.runs.findLast(({ failure }) => failure === '');
    if (report === undefined || before === undefined) return [];
    return (['realtime', 'family'] as const).flatMap((operation) => {
      const [from, to] = [before[operation] || 'none', report[operation] || 'none'];
      return from === to ? [] : [{ operation, from, to, broke: [], mended: [] }];
    });
  }

  /** A full disk is told and costs the file only. */
  #keep(file: string): void {
    try {
      writeHistory(file, this.#history);
    } catch (error) {
      this.#watch.say(`${file} cannot be written: ${error instanceof Error ? error.message : ''}`);
    }
  }

  async #examine(): Promise<Result> {
    try {
      return { report: await runConformance(this.#wishes), failure: '' };
    } catch (error) {
      const words = error instanceof Error ? error.message : 'it ended without a word';
      const failure = error instanceof CannotExamine ? words : `the check itself failed: ${words}`;
      return { report: undefined, failure: withoutSecretsIn(failure, [this.#wishes.password]) };
    }
  }
}

export interface WatchState {
  readonly history: History;
  /** Of the last run of this process that gave a result. */
  readonly report: Report | undefined;
  readonly isRunning: boolean;
  readonly everyMs: number;
  /** ISO time of the next run; none while one is under way. */
  readonly nextAt: string | undefined;
}

/** Waits for a run; once the watch is told to stop, only `patienceMs` longer. Leaves no listener and no timer behind. */
async function endOf(run: Promise<void>, stop: AbortSignal): Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  const patience = once(stop, 'abort', { signal }).then(() => pause(patienceMs, undefined, { signal }));
  try {
    await Promise.race([run, patience.catch(() => undefined)]);
  } finally {
    ended.abort();
  }
}

/** Ends with the time, or at once when the watch is told to stop. */
const waitFor = (ms: number, stop: AbortSignal): Promise<void> =>
  pause(Math.max(0, ms), undefined, { signal: stop }).catch(() => undefined);
