// Everything that can be said about the program without opening a browser.
import { fileURLToPath } from 'node:url';
import { runSteps } from './run.mjs';

const npm = (script) => ({ command: 'npm', args: ['run', '--silent', script] });

export const verification = [
  [
    // The linter's compiler checks all types as well, five times sooner than `npm run typecheck`.
    { name: 'types and lint', ...npm('lint') },
    { name: 'types without a browser', ...npm('typecheck:pure') },
    { name: 'format', ...npm('format:check') },
    { name: 'boundaries', ...npm('boundaries') },
    { name: 'unused', ...npm('unused') },
    { name: 'api description', ...npm('lint:api') },
    { name: 'api types up to date', ...npm('check:api') },
  ],
  { name: 'unit, contract and architecture tests', ...npm('test:unit') },
  { name: 'build', ...npm('build') },
  { name: 'bundles', ...npm('check:bundles') },
  { name: 'sizes', ...npm('sizes') },
];

if (process.argv[1] === fileURLToPath(import.meta.url) && !(await runSteps(verification))) process.exit(1);
