import { writeFileSync } from 'node:fs';
import { readWishes, usage, WrongUsage } from './read-wishes.ts';
import { reportPage } from './report-page.ts';
import { isConforming, reportText } from './report.ts';
import { CannotExamine, runConformance } from './run-conformance.ts';

export interface Outcome {
  /** 0: nothing differs or is missing; 1: something is; 2: it could not be tried. */
  readonly code: 0 | 1 | 2;
  readonly output: string;
}

/** What `npm run conformance` does with the words after it: the report, or why there is none. */
export async function conformanceCommand(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Outcome> {
  try {
    const { jsonFile, pageFile, ...wishes } = readWishes(words, environment);
    const report = await runConformance(wishes);
    if (jsonFile !== undefined) writeFileSync(jsonFile, `${JSON.stringify(report, undefined, 2)}\n`);
    if (pageFile !== undefined) writeFileSync(pageFile, reportPage(report));
    return { code: isConforming(report) ? 0 : 1, output: reportText(report) };
  } catch (error) {
    if (error instanceof WrongUsage) return { code: 2, output: `${error.message}\n${usage}` };
    if (error instanceof CannotExamine) return { code: 2, output: error.message };
    throw error;
  }
}
