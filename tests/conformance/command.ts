import { writeFileSync } from 'node:fs';
import { readWishes, usage, WrongUsage } from './read-wishes.ts';
import { reportPage } from './report-page.ts';
import { isConforming, reportText, type Report } from './report.ts';
import { CannotExamine, runConformance } from './run-conformance.ts';
import { watchConformance, type Surroundings } from './watch/watch-command.ts';

export interface Outcome {
  /** 0: nothing differs or is missing; 1: something is; 2: it could not be tried. */
  readonly code: 0 | 1 | 2;
  readonly output: string;
}

/** What ends a watch, and where its lines go. */
export type Around = Pick<Surroundings, 'stop' | 'say'>;

/** What `npm run conformance` does with the words after it: the report, or why there is none. */
export async function conformanceCommand(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  around: Around = { stop: AbortSignal.abort(), say: () => undefined },
): Promise<Outcome> {
  try {
    const { jsonFile, pageFile, watch, ...wishes } = readWishes(words, environment);
    const onReport = (report: Report): void => {
      if (jsonFile !== undefined) writeFileSync(jsonFile, `${JSON.stringify(report, undefined, 2)}\n`);
      if (pageFile !== undefined) writeFileSync(pageFile, reportPage(report));
    };
    if (watch !== undefined) {
      await watchConformance(wishes, watch, { ...around, onReport });
      return { code: 0, output: 'the watch has ended' };
    }
    const report = await runConformance(wishes);
    onReport(report);
    return { code: isConforming(report) ? 0 : 1, output: reportText(report) };
  } catch (error) {
    if (error instanceof WrongUsage) return { code: 2, output: `${error.message}\n${usage}` };
    if (error instanceof CannotExamine) return { code: 2, output: error.message };
    throw error;
  }
}
