import type { Report } from '../report.ts';
import type { Wishes } from '../run-conformance.ts';
import type { WatchedRun } from './history.ts';
import { changeLines, resultOf } from './status-page.ts';
import { serveStatus } from './status-server.ts';
import { Watch } from './watch.ts';

export interface WatchOptions {
  readonly everyMs: number;
  /** Of the status page; none is served without. */
  readonly port: number | undefined;
  readonly host: string;
  readonly historyFile: string | undefined;
}

export interface Surroundings {
  /** Ends the watch. */
  readonly stop: AbortSignal;
  readonly say: (line: string) => void;
  readonly onReport: (report: Report) => void;
}

const linesOf = (run: WatchedRun): readonly string[] => [
  `${run.at}  ${resultOf(run)}`,
  ...run.changes.flatMap(changeLines).map((line) => `  ${line}`),
];

/** Watches a server until it is told to stop. Fails: WrongUsage. */
export async function watchConformance(
  wishes: Wishes,
  { everyMs, port, host, historyFile }: WatchOptions,
  { stop, say, onReport }: Surroundings,
): Promise<void> {
  const onRun = (run: WatchedRun, report: Report | undefined): void => {
    for (const line of linesOf(run)) say(line);
    try {
      if (report !== undefined) onReport(report);
    } catch (error) {
      say(`the report cannot be written: ${error instanceof Error ? error.message : ''}`);
    }
  };
  const watch = new Watch(wishes, { everyMs, historyFile, say, onRun });
  const status = port === undefined ? undefined : await serveStatus({ port, host }, () => watch.state());
  if (status !== undefined) say(`status page on ${status.address}`);
  await watch.until(stop);
  await status?.close();
}
