// What CI runs: the verification, then the journeys of a person in a real browser.
import { describeChromium, findOrInstallChromium } from './find-chromium.mjs';
import { runSteps } from './run.mjs';
import { verification } from './verify.mjs';

if (!(await runSteps(...verification))) process.exit(1);

const chromium = findOrInstallChromium();
console.log(`  browser: ${describeChromium(chromium)}`);
const journeys = {
  name: 'journeys',
  command: 'playwright',
  args: ['test', '--project=demo', '--project=live'],
  env: { CHROMIUM_PATH: chromium },
};
if (!(await runSteps([journeys]))) process.exit(1);
