// What CI runs: all checks, builds and tests, then the journeys of a person in a real browser.
import { describeChromium, findOrInstallChromium } from './find-chromium.mjs';
import { runSteps } from './run.mjs';
import { wholeVerification } from './verify.mjs';

if (!(await runSteps(...wholeVerification))) process.exit(1);

const chromium = findOrInstallChromium();
console.log(`  browser: ${describeChromium(chromium)}`);
const journeys = {
  name: 'journeys',
  command: 'playwright',
  args: ['test', '--project=demo', '--project=live'],
  env: { CHROMIUM_PATH: chromium },
};
if (!(await runSteps([journeys]))) process.exit(1);
