// What a run of the tests has no time for: every try of the random tests, then every walk in the browser. With arguments
// only the walks whose file or title they name.
import { spawnSync } from 'node:child_process';
import { describeChromium, findOrInstallChromium } from './find-chromium.mjs';

const asked = process.argv.slice(2);
const succeeds = (command, args, environment) =>
  spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
    .status === 0;

const isHeld =
  asked.length > 0 ||
  succeeds('vitest', ['run', '--project', 'node', '--reporter', 'dot'], { TANDEM_BREADTH: 'whole' });
const chromium = findOrInstallChromium();
console.log(`browser: ${describeChromium(chromium)}`);
const walked = succeeds('playwright', ['test', '--project=walk', ...asked], { CHROMIUM_PATH: chromium });
if (!isHeld || !walked) process.exit(1);
