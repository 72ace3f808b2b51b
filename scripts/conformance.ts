// What `npm run conformance` runs. Exit code 0: nothing differs or is missing; 1: something is; 2: it could not be tried.
import { writeFileSync } from 'node:fs';
import { readWishes, usage, WrongUsage } from '../tests/conformance/read-wishes.ts';
import { isConforming, reportText } from '../tests/conformance/report.ts';
import { CannotExamine, runConformance } from '../tests/conformance/run-conformance.ts';

try {
  const { jsonFile, ...wishes } = readWishes(process.argv.slice(2), process.env);
  const report = await runConformance(wishes);
  console.log(reportText(report));
  if (jsonFile !== undefined) writeFileSync(jsonFile, `${JSON.stringify(report, undefined, 2)}\n`);
  process.exitCode = isConforming(report) ? 0 : 1;
} catch (error) {
  if (!(error instanceof CannotExamine || error instanceof WrongUsage)) throw error;
  console.error(error.message);
  if (error instanceof WrongUsage) console.error(usage);
  process.exitCode = 2;
}
// The connection for events would stay open for some seconds more.
process.exit();
