// What a developer runs after each change: all that can be said without builds, servers as wholes and a browser.
import { fileURLToPath } from 'node:url';
import { runSteps } from './run.mjs';

const npm = (script) => ({ command: 'npm', args: ['run', '--silent', script] });

const codeChecks = [
  { name: 'types without a browser', ...npm('typecheck:pure') },
  { name: 'format', ...npm('format:check') },
  // The linter's compiler checks all types as well, five times sooner than `npm run typecheck`.
  { name: 'types and lint', ...npm('lint') },
  { name: 'boundaries', ...npm('boundaries') },
  { name: 'unused', ...npm('unused') },
  { name: 'api description', ...npm('lint:api') },
  { name: 'api types up to date', ...npm('check:api') },
];
const buildChecks = [
  { name: 'build', ...npm('build:all') },
  { name: 'bundles', ...npm('check:bundles') },
  { name: 'sizes', ...npm('sizes') },
];

/**
 * Lists of steps to run beside each other: the tests wait for sockets and clocks now and then, and what else there is to
 * check fills their pauses.
 */
const verification = [codeChecks, [{ name: 'tests of the code', ...npm('test:code') }]];

/** The same with the builds and with all tests that need no browser. */
export const wholeVerification = [[...codeChecks, ...buildChecks], [{ name: 'tests', ...npm('test:unit') }]];

if (process.argv[1] === fileURLToPath(import.meta.url) && !(await runSteps(...verification))) process.exit(1);
