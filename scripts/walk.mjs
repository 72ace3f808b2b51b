// What a run of the tests has no time for: whether the packed history and the marks of coins are what their packages
// give, every try of the random tests, then every walk in the browser. With arguments only the walks whose file or title
// they name.
import { spawnSync } from 'node:child_process';
import { describeChromium, findOrInstallChromium } from './find-chromium.mjs';
import { installPackages } from './folder-packages.mjs';

const asked = process.argv.slice(2);
const succeeds = (command, args, environment) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0;

const isAll = asked.length === 0;

// Both are made from packages that a run of the tests does not install.
const isMade = (folder, script) => installPackages(folder) && succeeds(process.execPath, [script, '--check']);
const isPacked =
  !isAll ||
  (isMade('bench', 'scripts/pack-history.mjs') && isMade('scripts/drawings', 'scripts/drawings/coin-marks.mjs'));
/** The projects of vitest.config.ts that have random tests or leave cases to the walk. */
const projectsOfTries = ['node', 'processes', 'servers', 'load'].map((name) => `--project=${name}`);
const isHeld =
  !isAll ||
  succeeds('node_modules/.bin/vitest', ['run', ...projectsOfTries, '--reporter', 'dot'], { TANDEM_BREADTH: 'whole' });
const chromium = findOrInstallChromium();
console.log(`browser: ${describeChromium(chromium)}`);
const projects = ['walk', 'walked-demo', 'walked-live'].map((name) => `--project=${name}`);
const walked = succeeds('node_modules/.bin/playwright', ['test', ...projects, ...asked], {
  CHROMIUM_PATH: chromium,
});
if (!isPacked || !isHeld || !walked) process.exit(1);
