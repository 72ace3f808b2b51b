// Everything that can be said about the program without opening a browser.
import { fileURLToPath } from 'node:url';
import { runSteps } from './run.mjs';

const npm = (script) => ({ command: 'npm', args: ['run', '--silent', script] });

/** The tests wait for sockets and clocks now and then: what else there is to check fills their pauses. */
const tests = [{ name: 'unit, contract and architecture tests', ...npm('test:unit') }];
const checks = [
  { name: 'types without a browser', ...npm('typecheck:pure') },
  { name: 'format', ...npm('format:check') },
  // The linter's compiler checks all types as well, five times sooner than `npm run typecheck`.
  { name: 'types and lint', ...npm('lint') },
  { name: 'boundaries', ...npm('boundaries') },
  { name: 'unused', ...npm('unused') },
  { name: 'api description', ...npm('lint:api') },
  { name: 'api types up to date', ...npm('check:api') },
  { name: 'build', ...npm('build:all') },
  { name: 'bundles', ...npm('check:bundles') },
  { name: 'sizes', ...npm('sizes') },
];

/** Lists of steps to run beside each other. */
export const verification = [checks, tests];

if (process.argv[1] === fileURLToPath(import.meta.url) && !(await runSteps(...verification))) process.exit(1);
